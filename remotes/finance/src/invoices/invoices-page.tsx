import { call, todayHere, useInfiniteQuery } from '@callboard/client';
import { invoices } from '@callboard/contract';
import { invoiceStates } from '@callboard/domain';
import { office, useSearch } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import {
  FilterChips,
  ListDetailPage,
  openedLater,
  useInfiniteList,
  useInvoiceStateName,
} from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Button } from '@callboard/ui';
import { FilePlus2, FileText } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import { MoneySums } from '../money/money-sums.tsx';
import { paths } from '../base/paths.ts';
import { InvoiceCompany } from './invoice-company.tsx';
import { InvoicePeriod } from './invoice-period.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { invoiceFilter, invoicesQuery } from '../base/invoices.queries.ts';

/** Only a wide screen reads an invoice beside the list. */
const OneInvoice = openedLater(async () => (await import('../invoice/one-invoice.tsx')).OneInvoice);
const NewInvoiceSheet = openedLater(
  async () => (await import('../new-invoice/new-invoice-sheet.tsx')).NewInvoiceSheet,
);

const nothing = () => undefined;

/** Before a row is measured: four lines. */
const rowHeight = 120;
/** What the address calls a year, from its first day to its last. */
const spanOf = (year: string | undefined) =>
  year && /^20\d\d$/.test(year) ? { from: `${year}-01-01`, to: `${year}-12-31` } : {};

/** Invoices, newest first, with what is not paid yet in each currency. */
export function Component() {
  const t = useWords('finance');
  const nameOf = useInvoiceStateName();
  const language = useLanguage();
  const [{ q, state, year, company }] = useSearch();
  const [adding, setAdding] = useState(false);
  const mayAdd = useMay(office.with('invoices', 'EDIT'));
  const close = () => setAdding(false);
  const filter = {
    q,
    state: invoiceStates.find((one) => one === state),
    companyId: company,
    ...spanOf(year),
  };
  const thisYear = Number(todayHere().slice(0, 4));
  const found = useInfiniteQuery(invoicesQuery(filter));
  const list = useInfiniteList(found);
  return (
    <ListDetailPage
      title={t('invoices.title')}
      label={t('invoices.label')}
      list={list}
      keyOf={({ number }) => number}
      row={(row, link) => <InvoiceRow row={row} {...link} />}
      rowHeight={rowHeight}
      tabs={
        mayAdd && (
          <Button icon={FilePlus2} wide onClick={() => setAdding(true)}>
            {t('invoice.new')}
          </Button>
        )
      }
      search={{
        label: t('invoices.search'),
        notFound: (text) => ({
          title: t('receipts.notFound', { q: text }),
          text: t('invoices.notFoundText'),
        }),
      }}
      filters={
        <>
          <FilterChips
            label={t('receipts.filter')}
            name="state"
            all={{ label: t('receipts.all') }}
            choices={invoiceStates.map((id) => ({ id, label: nameOf(id) }))}
          />
          <InvoicePeriod thisYear={thisYear} />
          <InvoiceCompany ready={found.isSuccess} />
          <MoneySums title={t('invoices.open')} sums={found.data?.pages[0]?.open ?? []} />
        </>
      }
      refresh
      empty={{ icon: FileText, title: t('invoices.emptyTitle'), text: t('invoices.emptyText') }}
      detail={{
        name: 'invoice',
        label: t('invoice.title'),
        at: (number) => paths.invoice.to({ number }),
        show: (number) => <OneInvoice number={number} onMissing={nothing} />,
        choose: { icon: FileText, title: t('invoices.choose') },
      }}
    >
      {list.total > 0 && (
        <ExportButton
          name={`${t('invoices.title')}.csv`}
          read={(signal) =>
            call(invoices.exportInvoices, { query: { ...invoiceFilter(filter), language }, signal })
          }
        />
      )}
      {adding && <NewInvoiceSheet onClose={close} onMissing={close} />}
    </ListDetailPage>
  );
}
