import { invalidate, useOnline, useQuery } from '@callboard/client';
import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AddNote } from '@callboard/parts';
import { Banner, Section } from '@callboard/ui';
import { HistoryList } from '../../history/history-list.tsx';
import { VatSums } from '../../money/vat-sums.tsx';
import styles from '../../payroll/payroll-view.module.css';
import { receiptHistoryQuery } from '../../base/receipts.queries.ts';
import { ReceiptActions } from '../decide/receipt-actions.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptItems } from '../items/receipt-items.tsx';
import { ReceiptNotices } from './receipt-notices.tsx';
import { ReceiptPhotos } from '../photos/receipt-photos.tsx';

/** One receipt: its photo, what was bought, and the step that is next. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const online = useOnline();
  const { number, status } = receipt;
  const history = useRead(useQuery(receiptHistoryQuery(number)));
  return (
    <div className={styles.payroll}>
      <ReceiptHead receipt={receipt} />
      {!online && <Banner kind="warning" title={t('receipt.offline')} />}
      <ReceiptNotices receipt={receipt} />
      <ReceiptPhotos receipt={receipt} />
      <ReceiptItems receipt={receipt} />
      {receipt.vat.length > 0 && (
        <Section title={t('money.sums')}>
          <VatSums rates={receipt.vat} currency={receipt.currency} />
        </Section>
      )}
      <HistoryList
        read={history}
        addNote={
          <AddNote
            draft={`receipt-note/${number}`}
            hint={t(status === 'draft' ? 'history.noteOnDraftReceipt' : 'history.noteHint')}
            endpoint={receipts.addReceiptActivity}
            input={(body) => ({ params: { n: number }, body: { body } })}
            onSaved={() => invalidate(receipts.receiptActivities)}
          />
        }
      />
      <ReceiptActions receipt={receipt} />
    </div>
  );
}
