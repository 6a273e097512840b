import { Link } from 'react-router-dom';
import { Section } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { EntryIcon, useEntryLabel } from '../side-menu/menu-entry-face.tsx';
import type { MenuEntry } from '../side-menu/menu.ts';
import styles from './home.module.css';

/** Everything that this person may open, one tap away. */
export function QuickLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useWords('shell');
  const label = useEntryLabel();
  return (
    <Section title={t('home.open')}>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.link}>
              <span className={styles.icon}>
                <EntryIcon entry={entry} />
              </span>
              {label(entry)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
