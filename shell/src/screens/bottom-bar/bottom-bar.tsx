import { NavLink } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { Badge, LongWords, VisuallyHidden } from '@callboard/ui';
import { EntryIcon, useEntryLabel } from '../side-menu/menu-entry-face.tsx';
import { useMenu } from '../side-menu/use-menu.ts';
import { useCountedName, Waiting } from '../side-menu/waiting.tsx';
import styles from './bottom-bar.module.css';
import { shortcutsOf } from './shortcuts.ts';

export function BottomBar() {
  const t = useWords('shell');
  const label = useEntryLabel();
  const name = useCountedName();
  const { menu, home } = useMenu();
  const shortcuts = shortcutsOf(menu, home);
  // One entry alone leads nowhere else.
  if (shortcuts.length < 2) return null;
  return (
    <nav aria-label={t('bottom-bar.label')} className={styles.bar} data-toasts="above">
      {shortcuts.map((entry) => (
        <Waiting key={entry.to} entry={entry}>
          {(count) => (
            <NavLink to={entry.to} end={entry.to === home} className={styles.entry ?? ''}>
              <span className={styles.icon}>
                <EntryIcon entry={entry} />
              </span>
              {/* The eye reads word and figure, the ear one sentence. */}
              <span className={styles.label} aria-hidden>
                <LongWords>{label(entry)}</LongWords>
              </span>
              <VisuallyHidden>{name(entry, count)}</VisuallyHidden>
              {count > 0 && (
                <span className={styles.badge} aria-hidden>
                  <Badge count={count} kind="accent" />
                </span>
              )}
            </NavLink>
          )}
        </Waiting>
      ))}
    </nav>
  );
}
