import { useInfiniteQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Receipt } from 'lucide-react';
import { InvoiceRow } from '../project-invoices/invoice-row.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { companyInvoicesQuery } from './company.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

/** Invoices to a company, newest first. */
export function CompanyInvoices({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.invoices')}
      read={useAllPages(useInfiniteQuery(companyInvoicesQuery(id)))}
      keyOf={(invoice) => invoice.id}
      textOf={({ number, invoiceDate, project }) => `${number} ${invoiceDate} ${project?.name ?? ''}`}
      row={(invoice) => <InvoiceRow invoice={invoice} />}
      empty={{ icon: Receipt, title: t('invoices.empty'), text: t('company.noInvoicesText') }}
    />
  );
}
