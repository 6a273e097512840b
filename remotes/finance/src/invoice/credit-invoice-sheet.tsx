import { invoices } from '@callboard/contract';
import type { Invoice } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, TextArea, toast } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { invoiceChanged } from './invoice-changed.ts';

/** Takes an invoice back as a whole, with the reason that the credit note gives. */
export function CreditInvoiceSheet({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useWords('finance');
  const { money } = useFormat();
  const go = useGo();
  const { number, version, company, gross, currency } = invoice;
  const credit = useFormCommand(invoices.creditInvoice, {
    onSuccess: ({ number: made }) => {
      toast.success(t('invoice.credited', { number: made }));
      go(paths.invoice.to({ number: made }));
      return invoiceChanged();
    },
  });
  const form = useFormSheet({
    title: t('invoice.creditTitle', { number }),
    draft: `invoice/${number}/credit`,
    offline: 'needs-network',
    labels: { reason: t('invoice.creditReason') },
    start: { reason: '' },
    endpoint: invoices.creditInvoice,
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: (body) => credit({ params: { n: number }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${company.name} · ${money({ amount: gross, currency })}`}
      submit={t('invoice.credit')}
      submitKind="danger"
    >
      <Banner kind="warning" title={t('invoice.creditText')} />
      <TextArea
        {...form.field('reason')}
        hint={t('invoice.creditReasonHint')}
        rows={2}
        maxLength={1000}
        required
      />
    </FormSheet>
  );
}
