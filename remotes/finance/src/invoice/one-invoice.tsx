import { useQuery } from '@callboard/client';
import { Link, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Faces, Skeleton, buttonClass } from '@callboard/ui';
import { FileX2 } from 'lucide-react';
import { invoiceQuery } from '../invoices/invoices.queries.ts';
import { paths } from '../paths.ts';
import { InvoiceView } from './invoice-view.tsx';

/** One invoice in its faces: loading, missing, failed, or there. */
export function OneInvoice({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(invoiceQuery(number)));
  const missing = {
    icon: FileX2,
    title: t('invoice.missingTitle'),
    text: t('invoice.missingText'),
    action: (
      <Link to={paths.invoices.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('invoice.toList')}
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
      {(invoice) => <InvoiceView invoice={invoice} />}
    </Faces>
  );
}
