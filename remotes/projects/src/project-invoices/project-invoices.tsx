import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Receipt } from 'lucide-react';
import { PartList } from '../project/part-list.tsx';
import { projectInvoicesQuery } from '../projects.queries.ts';
import { InvoiceRow } from './invoice-row.tsx';

/** Invoices of a project, newest first. */
export function ProjectInvoices({ number }: { number: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.invoices')}
      read={useRead(useQuery(projectInvoicesQuery(number)))}
      keyOf={({ id }) => id}
      row={(invoice) => <InvoiceRow invoice={invoice} />}
      empty={{ icon: Receipt, title: t('invoices.empty'), text: t('invoices.emptyText') }}
    />
  );
}
