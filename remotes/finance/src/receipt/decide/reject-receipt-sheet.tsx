import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { TextArea, toast } from '@callboard/ui';
import { receiptChanged } from '../receipt-changed.ts';

type RejectReceiptSheetProps = { receipt: Receipt; onClose: () => void };

/** Back to who handed it in, with the reason. */
export function RejectReceiptSheet({ receipt, onClose }: RejectReceiptSheetProps) {
  const t = useWords('finance');
  const { money } = useFormat();
  const { number, version, person, gross, currency } = receipt;
  const reject = useFormCommand(receipts.rejectReceipt, {
    onSuccess: () => {
      toast.success(t('receipt.rejected'));
      return receiptChanged();
    },
    onRefused: () => void receiptChanged(),
  });
  const form = useFormSheet({
    title: t('receipt.reject'),
    draft: `receipt-reject/${number}`,
    offline: 'needs-network',
    labels: { reason: t('receipt.reason') },
    start: { reason: '' },
    endpoint: receipts.rejectReceipt,
    body: ({ reason }) => ({ reason: reason.trim() }),
    send: (body) => reject({ params: { n: number }, version, body }),
    onClose,
  });
  return (
    <FormSheet
      form={form}
      subtitle={`${person.name} · ${money({ amount: gross, currency })}`}
      submit={t('receipt.reject')}
      submitKind="danger"
    >
      <TextArea {...form.field('reason')} hint={t('receipt.reasonHint')} rows={3} maxLength={200} required />
    </FormSheet>
  );
}
