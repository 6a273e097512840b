import { useOnline } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { AsOf, IconButton, ageOf } from '@callboard/ui';
import { RefreshCw } from 'lucide-react';
import styles from './list-age.module.css';
import type { WholeList } from './use-list.ts';

/** The words of a list that is read again on request. */
export type ListRefresh = {
  /** How old it is: "Updated 07:41". */
  updated: (time: string) => string;
  label: string;
};
type ListAgeProps = { list: WholeList<unknown>; refresh: ListRefresh | undefined };

/** How old the list is, and the way to a newer one. Where a newer one did not come it says so; the old stays. */
export function ListAge({ list, refresh }: ListAgeProps) {
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
        {refresh.updated(ageOf(updatedAt, format))}
        {refreshError && (
          <span role="alert" className={styles.error}>
            {errorText(refreshError).title}
          </span>
        )}
      </span>
      <IconButton
        label={refresh.label}
        icon={RefreshCw}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={styles.button}
        onClick={busy ? undefined : list.refresh}
      />
    </div>
  );
}
