import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces } from '@callboard/ui';
import { missingPaper } from '../../paper/missing-paper.tsx';
import { PaperSkeleton } from '../../paper/paper-skeleton.tsx';
import { paths } from '../../base/paths.ts';
import { receiptQuery } from '../../base/receipts.queries.ts';
import { ReceiptView } from './receipt-view.tsx';

/** One receipt in its faces: loading, missing, failed, or there. */
export function OneReceipt({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(receiptQuery(number)));
  const missing = missingPaper({
    title: t('receipt.missingTitle'),
    text: t('receipt.missingText'),
    list: paths.receipts.to(),
    toList: t('receipt.toList'),
  });
  return (
    <Faces read={read} loading={<PaperSkeleton />} missing={missing}>
      {(receipt) => <ReceiptView receipt={receipt} />}
    </Faces>
  );
}
