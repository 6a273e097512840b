import { useOnline, useQuery } from '@callboard/client';
import type { Invoice } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, List, ListRow, Section } from '@callboard/ui';
import { HistoryList } from '../history/history-list.tsx';
import { invoiceHistoryQuery } from '../base/invoices.queries.ts';
import { VatSums } from '../money/vat-sums.tsx';
import styles from '../payroll/payroll-view.module.css';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { ItemHours } from './item-hours.tsx';
import { OverdueReminders } from './overdue-reminders.tsx';
import { InvoicePayments } from './invoice-payments.tsx';
import { InvoicePapers } from './invoice-papers.tsx';

/** One invoice: how much until when, what for, and its papers. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const { money, number } = useFormat();
  const online = useOnline();
  const history = useRead(useQuery(invoiceHistoryQuery(invoice.number)));
  const { itemList, currency, vat, may } = invoice;
  return (
    <div className={styles.payroll}>
      <InvoiceHead invoice={invoice} />
      {!online && may.pay && <Banner kind="warning" title={t('invoice.offline')} />}
      <Section title={t('receipt.items')} count={itemList.length}>
        <List label={t('receipt.items')} state={{ kind: 'full' }}>
          {itemList.map(({ id, description, quantity, unitPriceMinor, vatRate, net }) => (
            <ListRow
              key={id}
              title={description}
              subtitle={[
                `${number(quantity, { maximumFractionDigits: 3 })} × ${money({ amount: unitPriceMinor, currency })}`,
                t('money.vatOf', {
                  rate: number(vatRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
                }),
              ].join(' · ')}
              meta={money({ amount: net, currency })}
            />
          ))}
        </List>
      </Section>
      {itemList.some(({ hours }) => hours.length > 0) && (
        <Section title={t('invoice.hours')}>
          {itemList.map(({ id, description, hours }) => (
            <ItemHours key={id} of={description} hours={hours} />
          ))}
        </Section>
      )}
      <Section title={t('money.sums')}>
        <VatSums rates={vat} currency={currency} />
      </Section>
      <InvoicePayments invoice={invoice} />
      <OverdueReminders invoice={invoice} />
      <InvoicePapers invoice={invoice} />
      <HistoryList read={history} />
      <InvoiceActions invoice={invoice} />
    </div>
  );
}
