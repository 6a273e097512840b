import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LongWords, Section } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { EntryIcon, useEntryLabel } from '../side-menu/menu-entry-face.tsx';
import { useMenu } from '../side-menu/use-menu.ts';
import styles from './home.module.css';
import { NothingOpen } from './nothing-open.tsx';

/** Everything that this person may open, one tap away. It takes nothing from home, so no answer draws it again. */
export const QuickLinks = memo(function QuickLinks() {
  const t = useWords('shell');
  const entries = useMenu().menu.filter(({ kind }) => kind === 'feature');
  const label = useEntryLabel();
  if (entries.length === 0) return <NothingOpen />;
  return (
    <Section title={t('home.open')}>
      <ul className={styles.links}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.link}>
              <span className={styles.icon}>
                <EntryIcon entry={entry} />
              </span>
              <span>
                <LongWords>{label(entry)}</LongWords>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
});
