import { useWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import type { receipts } from '@callboard/contract';
import { sumsOfGross } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, StatusPill } from '@callboard/ui';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import styles from '../money/money-row.module.css';
import { isNewReceipt } from '../receipt/add/use-queue-receipt.ts';

/** Drafts that lie on this phone alone, until there is a network. */
export function WaitingReceipts() {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const waiting = useWaiting(isNewReceipt) as readonly Waiting<typeof receipts.addReceipt>[];
  if (waiting.length === 0) return null;
  return (
    <List label={t('receipts.onPhone')} state={{ kind: 'full' }}>
      {waiting.map(({ key, state, input: { body } }) => (
        <ListRow
          key={key}
          title={body.merchant || t('receipts.noMerchant')}
          meta={
            <strong className={styles.amount}>
              {money({ amount: sumsOfGross(body.items ?? []).gross, currency: body.currency })}
            </strong>
          }
          subtitle={date(body.date, 'medium')}
          text={
            state === 'attention' ? (
              <StatusPill status="trouble" icon={TriangleAlert} label={t('receipts.notTaken')} />
            ) : (
              <StatusPill status="waiting" icon={CloudUpload} label={t('receipts.onPhone')} />
            )
          }
        />
      ))}
    </List>
  );
}
