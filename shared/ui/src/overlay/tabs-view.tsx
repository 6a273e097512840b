import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../status/badge.tsx';
import styles from './tabs.module.css';
import type { TabsProps } from './tabs.tsx';
import '../lazy/press-style.ts';

export function TabsView({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <Tabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={styles.tabs ?? ''}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map(({ id, label, icon: Icon, count }) => (
          <Tab key={id} id={id} className={styles.tab ?? ''}>
            {Icon && <Icon size={20} />}
            {label}
            {count === undefined ? null : <Badge count={count} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
