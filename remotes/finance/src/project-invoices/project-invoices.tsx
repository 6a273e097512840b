import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { EmptyState, Faces, List } from '@callboard/ui';
import { FileText } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { InvoiceRow } from '../invoices/invoice-row.tsx';
import { projectInvoicesQuery } from '../base/invoices.queries.ts';
import { MoneySums } from '../money/money-sums.tsx';
import { sumsOfInvoices } from './sums-of-invoices.ts';

/** The invoices of a project, newest first, with what they come to and what of that is not paid, per currency. */
export function Component({ number }: { number: string }) {
  const t = useWords('finance');
  const label = t('project-invoices.label');
  return (
    <Faces
      read={useRead(useQuery(projectInvoicesQuery(number)))}
      loading={<List label={label} state={{ kind: 'loading', rows: 3 }} />}
    >
      {({ items }) => {
        if (items.length === 0)
          return (
            <EmptyState
              icon={FileText}
              title={t('project-invoices.empty')}
              text={t('project-invoices.emptyText')}
            />
          );
        const { all, open } = sumsOfInvoices(items);
        return (
          <>
            <MoneySums title={t('project-invoices.all')} sums={all} />
            <MoneySums title={t('invoices.open')} sums={open} />
            <List label={label} state={{ kind: 'full' }}>
              {items.map((row) => (
                <InvoiceRow
                  key={row.id}
                  row={row}
                  to={paths.invoice.to({ number: row.number })}
                  current={false}
                />
              ))}
            </List>
          </>
        );
      }}
    </Faces>
  );
}
