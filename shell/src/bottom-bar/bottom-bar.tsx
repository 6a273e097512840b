import { NavLink } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { EntryIcon, useEntryLabel } from '../side-menu/menu-entry-face.tsx';
import { useMenu } from '../side-menu/use-menu.ts';
import styles from './bottom-bar.module.css';
import { shortcutsOf } from './shortcuts.ts';

export function BottomBar() {
  const t = useWords('shell');
  const label = useEntryLabel();
  const { menu, home } = useMenu();
  const shortcuts = shortcutsOf(menu, home);
  // One entry alone leads nowhere else.
  if (shortcuts.length < 2) return null;
  return (
    <nav aria-label={t('bottom-bar.label')} className={styles.bar}>
      {shortcuts.map((entry) => (
        <NavLink key={entry.to} to={entry.to} end={entry.to === home} className={styles.entry ?? ''}>
          <EntryIcon entry={entry} />
          <span className={styles.label}>{label(entry)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
