import { UserRoundPlus } from 'lucide-react';
import { useWords } from '@callboard/i18n';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import styles from './side-menu.module.css';

/** What a project or plus-crew login is told about everything it does not see. */
export function PersonalAccountNote() {
  const t = useWords('shell');
  const tenant = useTenantName();
  return (
    <div className={styles.note}>
      <UserRoundPlus size={24} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.noteTitle}>{t('side-menu.note-title')}</p>
        <p>{t('side-menu.note')}</p>
        <p>{t('side-menu.notice', { tenant })}</p>
      </div>
    </div>
  );
}
