import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Receipt } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import { projectInvoicesQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { InvoiceRow } from './invoice-row.tsx';

/** Invoices of a project, newest first. */
export function ProjectInvoices({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.invoices')}
      read={useAllPages(useInfiniteQuery(projectInvoicesQuery(number)))}
      keyOf={({ id }) => id}
      textOf={(invoice) => `${invoice.number} ${invoice.invoiceDate}`}
      row={(invoice) => <InvoiceRow invoice={invoice} />}
      empty={{ icon: Receipt, title: t('invoices.empty'), text: t('invoices.emptyText') }}
    />
  );
}
