import { useCommand, useOnline } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, List, ListRow, Section, toast } from '@callboard/ui';
import { Trash2 } from 'lucide-react';
import { invoiceChanged } from './invoice-changed.ts';

/** What was paid of an invoice in parts, and what is still owed; nothing where it was paid at once or not at all. */
export function InvoicePayments({ invoice }: { invoice: Invoice }) {
  const t = useWords('finance');
  const { date, money } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const { number, version, payments, owed, currency, may } = invoice;
  const remove = useCommand(invoices.removeInvoicePayment, {
    onSuccess: () => {
      toast.success(t('invoice.paymentRemoved'));
      return invoiceChanged();
    },
    onError: (error) => {
      toast.error(errorText(error).title);
      void invoiceChanged();
    },
  });
  if (payments.length === 0) return null;
  return (
    <Section title={t('invoice.payments')} count={payments.length}>
      <List label={t('invoice.payments')} state={{ kind: 'full' }}>
        {payments.map(({ id, paidOn, amountMinor }) => (
          <ListRow
            key={id}
            title={money({ amount: amountMinor, currency })}
            subtitle={date(paidOn, 'medium')}
            trailing={
              may.pay && (
                <Button
                  kind="quiet"
                  icon={Trash2}
                  aria-label={t('invoice.removePayment', { date: date(paidOn, 'medium') })}
                  disabled={!online}
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ params: { n: number, paymentId: id }, version })}
                />
              )
            }
          />
        ))}
      </List>
      {owed > 0 && <p>{t('invoice.owed', { amount: money({ amount: owed, currency }) })}</p>}
    </Section>
  );
}
