import { CloudOff } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Badge, VisuallyHidden } from '@callboard/ui';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { ModeSwitch } from '../theme/mode-switch.tsx';
import { EntryIcon, useEntryLabel } from './menu-entry-face.tsx';
import { MenuOwner } from './menu-owner.tsx';
import { sections } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { PersonalAccountNote } from './personal-account-note.tsx';
import styles from './side-menu.module.css';
import { useMenu } from './use-menu.ts';
import { useCountedName, Waiting } from './waiting.tsx';

/** The menu itself, the same whether it is docked or slides in. */
export function MenuContent() {
  const t = useWords('shell');
  const { menu, home } = useMenu();
  const { identity } = useVisitor();
  return (
    <>
      <MenuOwner />
      <nav aria-label={t('side-menu.label')} className={styles.nav}>
        {sections.map((section) => {
          const entries = menu.filter((entry) => entry.section === section);
          return entries.length === 0 ? null : (
            <div key={section}>
              <h2 className={styles.section} id={`menu-${section}`}>
                {t(`side-menu.${section}`)}
              </h2>
              <ul aria-labelledby={`menu-${section}`}>
                {entries.map((entry) => (
                  <Waiting key={entry.to} entry={entry}>
                    {(count) => <MenuItem entry={entry} count={count} home={home} />}
                  </Waiting>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      {identity && identity.tokenType !== 'user' && <PersonalAccountNote />}
      <div className={styles.settings}>
        <LanguageSwitch framed />
        <ModeSwitch />
      </div>
    </>
  );
}

type MenuItemProps = { entry: MenuEntry; count: number; home: string };

function MenuItem({ entry, count, home }: MenuItemProps) {
  const t = useWords('shell');
  const label = useEntryLabel();
  const name = useCountedName();
  const offline = !useOnline() && entry.needsNetwork;
  return (
    <li>
      <NavLink to={entry.to} end={entry.to === home} className={styles.entry ?? ''}>
        <EntryIcon entry={entry} />
        <span className={styles.label} aria-hidden>
          {label(entry)}
        </span>
        <VisuallyHidden>{name(entry, count)}</VisuallyHidden>
        {count > 0 && (
          <span aria-hidden>
            <Badge count={count} kind="accent" />
          </span>
        )}
        {offline && (
          <>
            <CloudOff size={20} aria-hidden />
            <VisuallyHidden>, {t('side-menu.needs-network')}</VisuallyHidden>
          </>
        )}
      </NavLink>
    </li>
  );
}
