import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Avatar } from '@callboard/ui';
import { useTenantName } from '../frame/shell-context.ts';
import { useVisitor } from '../guard/visitor.ts';
import styles from './side-menu.module.css';

/** Whose menu it is: the person or what the link shows, and the tenant. */
export function MenuOwner() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { identity, subject } = useVisitor();
  const name = useSession((state) => state.payload?.loginData.person?.name);
  const number = subject ?? '';
  const limited =
    identity?.tokenType === 'project'
      ? t('side-menu.project', { number })
      : identity?.tokenType === 'pluscrew'
        ? t('side-menu.plus-crew', { number })
        : null;
  const roles = (identity?.roles ?? []).map((role) => t(`side-menu.${role}`)).join(', ');
  return (
    <div className={styles.owner}>
      <Avatar name={limited ? tenant : (name ?? tenant)} size="large" />
      <div>
        <p className={styles.name}>{limited ?? name}</p>
        <p className={styles.tenant}>{roles ? `${tenant} · ${roles}` : tenant}</p>
      </div>
    </div>
  );
}
