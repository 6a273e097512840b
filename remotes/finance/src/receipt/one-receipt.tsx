import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, Skeleton, buttonClass } from '@callboard/ui';
import { FileX2 } from 'lucide-react';
import { paths } from '../paths.ts';
import { receiptQuery } from '../receipts/receipts.queries.ts';
import { ReceiptView } from './receipt-view.tsx';

/** One receipt in its faces: loading, missing, failed, or there. */
export function OneReceipt({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(receiptQuery(number)));
  const missing = {
    icon: FileX2,
    title: t('receipt.missingTitle'),
    text: t('receipt.missingText'),
    action: (
      <Link to={paths.receipts.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('receipt.toList')}
      </Link>
    ),
  };
  const loading = (
    <Card>
      <Skeleton width="7rem" />
      <Skeleton width="10rem" height="2rem" />
      <Skeleton />
    </Card>
  );
  return (
    <Faces read={read} loading={loading} missing={missing}>
      {(receipt) => <ReceiptView receipt={receipt} />}
    </Faces>
  );
}
