import { useOnline, useQuery } from '@callboard/client';
import type { Receipt } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Section } from '@callboard/ui';
import { HistoryList } from '../history/history-list.tsx';
import { VatSums } from '../money/vat-sums.tsx';
import styles from '../payroll/payroll-view.module.css';
import { receiptHistoryQuery } from '../receipts/receipts.queries.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptHead } from './receipt-head.tsx';
import { ReceiptItems } from './receipt-items.tsx';
import { ReceiptNotices } from './receipt-notices.tsx';
import { ReceiptPhotos } from './receipt-photos.tsx';

/** One receipt: its photo, what was bought, and the step that is next. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const online = useOnline();
  const history = useQuery(receiptHistoryQuery(receipt.number));
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
      <HistoryList rows={history.data?.items} />
      <ReceiptActions receipt={receipt} />
    </div>
  );
}
