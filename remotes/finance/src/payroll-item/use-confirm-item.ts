import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { payrollChanged } from '../base/payroll-changed.ts';

/** Says that an item is right; with Undo, which leaves it open again. */
export function useConfirmItem() {
  const t = useWords('finance');
  const errorText = useErrorText();
  const { date } = useFormat();
  const onError = (error: CallError) => {
    toast.error(errorText(error).title);
    // Whoever was faster is seen at once.
    void payrollChanged();
  };
  const reopen = useCommand(payrolls.reopenPayrollItem, {
    onSuccess: () => {
      toast.info(t('payroll-item.undone'));
      return payrollChanged();
    },
    onError,
  });
  const { mutate, isPending } = useCommand(payrolls.confirmPayrollItem, {
    onSuccess: ({ id, version, caption, day }) => {
      const run = () => reopen.mutate({ params: { id }, version });
      toast.success(t('payroll-item.confirmed', { item: `${caption}, ${date(day)}` }), {
        time: 5000,
        action: { label: t('payroll-item.undo'), run },
      });
      return payrollChanged();
    },
    onError,
  });
  const confirm = ({ id, version }: PayrollItem) => mutate({ params: { id }, version });
  return { confirm, busy: isPending };
}
