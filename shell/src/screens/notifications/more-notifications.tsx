import { useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import styles from './notifications.module.css';

type Paged = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

/**
 * The older ones, on demand. `readAgainFirst` where rows have left the list meanwhile: the next page would begin too
 * far down.
 */
export function MoreNotifications({ result, readAgainFirst }: { result: Paged; readAgainFirst: boolean }) {
  const t = useWords('shell');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = result;
  if (!hasNextPage) return null;
  const more = async () => {
    if (readAgainFirst) await refetch();
    await fetchNextPage();
  };
  return (
    <div className={styles.more}>
      {isFetchNextPageError && <p role="alert">{t('notifications.more-failed')}</p>}
      <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void more()}>
        {t('notifications.more')}
      </Button>
    </div>
  );
}
