import { useQuery } from '@callboard/client';
import { useParams } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, EmptyState, Page, Skeleton } from '@callboard/ui';
import { MailCheck } from 'lucide-react';
import { unsubscribeLinkQuery } from '../base/mailbox.queries.ts';
import { paths } from '../base/paths.ts';
import styles from './unsubscribe-page.module.css';
import { UnsubscribeForm } from './unsubscribe-form.tsx';
import { UnsubscribeTrouble } from './unsubscribe-trouble.tsx';

export function Component() {
  const t = useWords('mailbox');
  const { token } = useParams(paths.unsubscribe);
  const { data: link, error, isFetching, refetch } = useQuery(unsubscribeLinkQuery(token));
  return (
    <Page title={t('unsubscribe.title')} titleHidden>
      <Card className={styles.card}>
        {link?.unsubscribed && (
          <EmptyState
            icon={MailCheck}
            title={t('unsubscribe.beforeTitle')}
            text={t('unsubscribe.beforeText', { email: link.email, list: link.list })}
          />
        )}
        {link && !link.unsubscribed && <UnsubscribeForm token={token} link={link} />}
        {!link && error && !isFetching && <UnsubscribeTrouble error={error} onRetry={() => void refetch()} />}
        {!link && (isFetching || !error) && <Skeleton height="12rem" />}
      </Card>
    </Page>
  );
}
