import { todayHere } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, readAmount, useFormCommand, useFormSheet, writeAmount } from '@callboard/parts';
import { DatePicker, TextField, toast } from '@callboard/ui';
import { invoiceChanged } from './invoice-changed.ts';

type AddPaymentSheetProps = { invoice: Invoice; onClose: () => void };

/** Money that came for an invoice: all that is owed, or a part of it. */
export function AddPaymentSheet({ invoice, onClose }: AddPaymentSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const { number, version, company, currency, owed, invoiceDate, gross } = invoice;
  const rules = {
    onSuccess: () => {
      toast.success(t('invoice.saved'));
      return invoiceChanged();
    },
  };
  const pay = useFormCommand(invoices.payInvoice, rules);
  const addPart = useFormCommand(invoices.addInvoicePayment, rules);
  const today = todayHere();
  const read = (amount: string) => readAmount(amount, currency, format);
  const form = useFormSheet({
    title: t('receipt.pay'),
    draft: `invoice/${number}/payment`,
    offline: 'needs-network',
    labels: { paidOn: t('invoice.paidDate'), amount: t('invoice.amountIn', { currency }) },
    paths: { amountMinor: 'amount' },
    bounds: { amount: (minor) => format.money({ amount: minor, currency }) },
    start: { paidOn: today, amount: writeAmount(owed, currency, format) },
    endpoint: invoices.addInvoicePayment,
    body: ({ paidOn, amount }) => ({ paidOn, amountMinor: read(amount) ?? 0 }),
    check: ({ paidOn, amount }) => [
      ...(paidOn > today ? [{ path: 'paidOn', code: 'in_the_future' } as const] : []),
      ...(paidOn !== '' && paidOn < invoiceDate ? [{ path: 'paidOn', code: 'too_long_ago' } as const] : []),
      ...(read(amount) === null
        ? [{ path: 'amount', code: amount.trim() === '' ? 'required' : 'bad_format' } as const]
        : []),
      ...((read(amount) ?? 0) > owed
        ? [{ path: 'amount', code: 'too_big', params: { max: owed } } as const]
        : []),
    ],
    // All of it at once is no part.
    send: ({ paidOn, amountMinor }) => {
      const at = { params: { n: number }, version };
      return amountMinor === gross
        ? pay({ ...at, body: { paidDate: paidOn } })
        : addPart({ ...at, body: { paidOn, amountMinor } });
    },
    onClose,
  });
  const left = owed - (read(form.values.amount) ?? 0);
  return (
    <FormSheet
      form={form}
      subtitle={`${company.name} · ${t('invoice.owed', { amount: format.money({ amount: owed, currency }) })}`}
      submit={t('receipt.save')}
    >
      <DatePicker {...form.field('paidOn')} min={invoiceDate} max={today} required />
      <TextField
        {...form.field('amount')}
        hint={
          left > 0 && left < owed
            ? t('invoice.leftAfter', { amount: format.money({ amount: left, currency }) })
            : undefined
        }
        inputMode="decimal"
        autoComplete="off"
        required
      />
    </FormSheet>
  );
}
