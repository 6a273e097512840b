import { queryClient, todayHere } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { DatePicker, toast } from '@callboard/ui';
import { invoiceQuery } from '../base/invoices.queries.ts';
import { invoiceChanged } from './invoice-changed.ts';

type PayInvoiceSheetProps = { invoice: Invoice; onClose: () => void };

/** The day on which the money came; without one the invoice is not paid. */
export function PayInvoiceSheet({ invoice, onClose }: PayInvoiceSheetProps) {
  const t = useWords('finance');
  const format = useFormat();
  const { number, version, company, gross, currency, paidDate, invoiceDate } = invoice;
  const pay = useFormCommand(invoices.payInvoice, {
    onSuccess: () => {
      toast.success(t('invoice.saved'));
      return invoiceChanged();
    },
  });
  const today = todayHere();
  const form = useFormSheet({
    title: t(paidDate ? 'invoice.changePaid' : 'receipt.pay'),
    draft: `invoice/${number}`,
    offline: 'needs-network',
    labels: { paidDate: t('invoice.paidDate') },
    edits: {
      values: { paidDate: paidDate ?? '' },
      version,
      readAgain: () => queryClient.refetchQueries({ queryKey: invoiceQuery(number).queryKey }),
      shown: { paidDate: (day) => day && format.date(day, 'medium') },
    },
    endpoint: invoices.payInvoice,
    body: (values) => ({ paidDate: values.paidDate || null }),
    check: (values) =>
      values.paidDate > today ? [{ path: 'paidDate', code: 'in_the_future' } as const] : [],
    send: (body, sent) => pay({ params: { n: number }, version: sent.version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${company.name} · ${format.money({ amount: gross, currency })}`}
      submit={t('receipt.save')}
    >
      <DatePicker {...form.field('paidDate')} hint={t('invoice.paidHint')} min={invoiceDate} max={today} />
    </FormSheet>
  );
}
