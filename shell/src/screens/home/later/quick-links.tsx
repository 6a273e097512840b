import { memo } from 'react';
import { Link } from 'react-router-dom';
import { LongWords, Section } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { useMedia, wide } from '../../../runtime/context/use-media.ts';
import { useVisitor } from '../../../runtime/guard/visitor.ts';
import { EntryIcon, useEntryLabel } from '../../side-menu/menu-entry-face.tsx';
import { useMenu } from '../../side-menu/use-menu.ts';
import styles from '../home.module.css';
import { NothingOpen } from '../blocks/nothing-open.tsx';

/**
 * Everything that this person may open, one tap away, where the menu does not stand beside it. Who plans or accounts has
 * the day instead. It takes nothing from home, so no answer draws it again.
 */
export const QuickLinks = memo(function QuickLinks() {
  const t = useWords('shell');
  const entries = useMenu().menu.filter(({ kind }) => kind === 'feature');
  const label = useEntryLabel();
  const docked = useMedia(wide);
  const { identity } = useVisitor();
  if (entries.length === 0) return <NothingOpen />;
  if (docked || identity?.roles.some((role) => role === 'planner' || role === 'office')) return null;
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
