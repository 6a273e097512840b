import { shellPages } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Avatar, LongWords } from '@callboard/ui';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useOwnPicture } from '../../runtime/own-picture/own-picture.ts';
import { OwnProfile } from './own-profile.tsx';
import styles from './side-menu.module.css';
import { useLimitedName } from './use-limited-name.ts';

/** Whose menu it is: the person or what the link shows, and the tenant. */
export function MenuOwner() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { identity } = useVisitor();
  const person = useSession((state) => state.payload?.loginData.person?.name);
  const picture = useOwnPicture();
  const limited = useLimitedName();
  const roles = (identity?.roles ?? []).map((role) => t(`side-menu.${role}`)).join(', ');
  return (
    <div className={styles.owner}>
      <OwnProfile className={styles.person}>
        <Avatar name={limited ? tenant : (person ?? tenant)} src={picture} size="large" />
        <span>
          <span className={styles.name}>
            <LongWords>{limited ?? person ?? ''}</LongWords>
          </span>
          <span className={styles.tenant}>
            <LongWords>{roles ? `${tenant} · ${roles}` : tenant}</LongWords>
          </span>
        </span>
      </OwnProfile>
      {identity?.tokenType === 'user' && (
        <Link to={shellPages.help} className={styles.help} aria-label={t('titles.help')}>
          <CircleHelp size={24} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </div>
  );
}
