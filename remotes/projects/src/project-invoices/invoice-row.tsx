import type { AnswerOf, projects } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { InvoicePill } from '@callboard/parts';
import { ListRow, RowIcon } from '@callboard/ui';
import { Receipt } from 'lucide-react';
import { pathsElsewhere } from '../base/paths.ts';

type Invoice = AnswerOf<typeof projects.projectInvoices>['items'][number];

/** One invoice: its number, its days, its sum, and whether it is paid. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useWords('projects');
  const { date, money } = useFormat();
  const { number, invoiceDate, dueDate, gross, currency, state } = invoice;
  const to = pathsElsewhere.invoice.to({ number });
  const row = {
    leading: <RowIcon icon={Receipt} />,
    title: number,
    meta: money({ amount: gross, currency }),
    subtitle: t('invoices.days', { day: date(invoiceDate, 'medium'), due: date(dueDate, 'medium') }),
    trailing: <InvoicePill state={state} />,
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
