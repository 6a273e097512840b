import { useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Badge } from '../status/badge.tsx';
import styles from './tabs.module.css';
import type { TabsProps } from './tabs.tsx';
import '../lazy/press-style.ts';

/** Brings the open tab into sight sideways; the page itself stays where it is. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
  if (!list || !tab) return;
  const [box, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < box.left) list.scrollLeft -= box.left - own.left + own.width / 2;
  else if (own.right > box.right) list.scrollLeft += own.right - box.right + own.width / 2;
}

export function TabsView({ label, tabs, selected, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected === undefined) return;
    // The list draws its tabs a moment after this.
    const frame = requestAnimationFrame(() => showTab(list.current, selected));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <Tabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={styles.tabs ?? ''}
    >
      <TabList ref={list} aria-label={label} className={styles.list ?? ''}>
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
