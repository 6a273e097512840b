import { useOnline } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { AsOf, IconButton, ageOf } from '@callboard/ui';
import { RefreshCw } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './list-age.module.css';
import type { WholeList } from './use-list.ts';

type ListAgeProps = {
  list: WholeList<unknown>;
  /** Whether the person can ask for a newer one. */
  refresh: boolean;
};

/** How old the list is, and the way to a newer one. Where a newer one did not come it says so; the old stays. */
export function ListAge({ list, refresh }: ListAgeProps) {
  const t = usePartWords();
  const format = useFormat();
  const errorText = useErrorText();
  const online = useOnline();
  const { updatedAt, busy, refreshError } = list;
  // Nothing was ever read: the list itself says why.
  if (updatedAt === 0) return null;
  if (!online) return <AsOf at={updatedAt} />;
  if (!refresh) return null;
  return (
    <div className={styles.line}>
      <span>
        {t('list-page.updated', { time: ageOf(updatedAt, format) })}
        {refreshError && (
          <span role="alert" className={styles.error}>
            {errorText(refreshError).title}
          </span>
        )}
      </span>
      <IconButton
        label={t('list-page.refresh')}
        icon={RefreshCw}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={styles.button}
        onClick={busy ? undefined : list.refresh}
      />
    </div>
  );
}
