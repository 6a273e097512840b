import { DoorClosed } from 'lucide-react';
import { EmptyState } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { useTenantName } from '../../../runtime/context/shell-context.ts';
import styles from '../home.module.css';

/** A login without any right: it works, and says who can change that. Not there where a feature adds something. */
export function NothingOpen() {
  const t = useWords('shell');
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={DoorClosed}
        title={t('home.nothing-title')}
        text={t('home.nothing', { tenant: useTenantName() })}
      />
    </div>
  );
}
