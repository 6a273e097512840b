import type { ReactNode } from 'react';
import { ChevronLeft, CloudOff, Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Avatar, IconButton, LongWords } from '@callboard/ui';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useOwnPicture } from '../../runtime/own-picture/own-picture.ts';
import { OwnProfile } from '../side-menu/own-profile.tsx';
import { useRouteTitle } from '../titles/use-title.ts';
import { useHeading } from './heading.ts';
import styles from './top-bar.module.css';
import { useBack } from './use-back.ts';

const height = 56;
/** Letters that fit into two lines of a small phone. */
const twoLines = 36;

type TopBarProps = {
  /** Missing where the menu is docked or nobody is signed in. */
  onMenu: (() => void) | null;
  /** Search and bell, which come after the first screen. */
  children: ReactNode;
};

export function TopBar({ onMenu, children }: TopBarProps) {
  const t = useWords('shell');
  const { identity } = useVisitor();
  const person = useSession((state) => state.payload?.loginData.person?.name);
  const picture = useOwnPicture();
  const online = useOnline();
  const back = useBack();
  const route = useRouteTitle();
  const heading = useHeading(height);
  const title = heading.seen && heading.text === route ? '' : heading.seen ? route : heading.text || route;
  return (
    <header className={styles.bar}>
      {back && <IconButton label={t('top-bar.back')} icon={ChevronLeft} onClick={back} />}
      {/* The page's own heading is the one that is read out. */}
      <p className={styles.title} data-long={title.length > twoLines || undefined} aria-hidden>
        <LongWords>{title}</LongWords>
      </p>
      {!online && (
        <p className={styles.offline}>
          <CloudOff size={16} aria-hidden />
          {t('frame.offline-short')}
        </p>
      )}
      {person && <div className={styles.tools}>{children}</div>}
      {person && (
        <OwnProfile className={styles.person} label={t('titles.profile')}>
          <Avatar name={person} src={picture} />
        </OwnProfile>
      )}
      {onMenu && <IconButton label={t('top-bar.open-menu')} icon={Menu} onClick={onMenu} />}
      {!identity && (
        <Link to={shellPages.login} className={styles.signIn}>
          {t('titles.sign-in')}
        </Link>
      )}
    </header>
  );
}
