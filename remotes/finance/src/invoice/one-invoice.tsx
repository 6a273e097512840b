import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces } from '@callboard/ui';
import { invoiceQuery } from '../base/invoices.queries.ts';
import { missingPaper } from '../paper/missing-paper.tsx';
import { PaperSkeleton } from '../paper/paper-skeleton.tsx';
import { paths } from '../base/paths.ts';
import { InvoiceView } from './invoice-view.tsx';

/** One invoice in its faces: loading, missing, failed, or there. */
export function OneInvoice({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(invoiceQuery(number)));
  const missing = missingPaper({
    title: t('invoice.missingTitle'),
    text: t('invoice.missingText'),
    list: paths.invoices.to(),
    toList: t('invoice.toList'),
  });
  return (
    <Faces read={read} loading={<PaperSkeleton />} missing={missing}>
      {(invoice) => <InvoiceView invoice={invoice} />}
    </Faces>
  );
}
