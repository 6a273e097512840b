import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { receipts } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { receiptChanged } from '../receipt-changed.ts';

/** Steps of a receipt, each for the version that is on the screen. */
export function useMoveReceipt({ number, version }: Receipt) {
  const t = useWords('finance');
  const errorText = useErrorText();
  const rules = (done: 'submitted' | 'backToDraft' | 'approved' | 'isPaid') => ({
    onSuccess: () => {
      toast.success(t(`receipt.${done}`));
      return receiptChanged();
    },
    onError: (error: CallError) => {
      toast.error(errorText(error).title);
      // Whoever was faster is seen at once.
      void receiptChanged();
    },
  });
  const submit = useCommand(receipts.submitReceipt, rules('submitted'));
  const toDraft = useCommand(receipts.draftReceipt, rules('backToDraft'));
  const approve = useCommand(receipts.approveReceipt, rules('approved'));
  const pay = useCommand(receipts.payReceipt, rules('isPaid'));
  const input = { params: { n: number }, version };
  return {
    busy: [submit, toDraft, approve, pay].some(({ isPending }) => isPending),
    submit: () => submit.mutate(input),
    toDraft: () => toDraft.mutate(input),
    approve: () => approve.mutate(input),
    pay: () => pay.mutate(input),
  };
}
