import { useCommand } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import type { PayrollItem } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { payrollChanged } from '../payroll/payroll-changed.ts';

/** Says that an item is right. */
export function useConfirmItem() {
  const t = useWords('finance');
  const errorText = useErrorText();
  const { mutate, isPending } = useCommand(payrolls.confirmPayrollItem, {
    onSuccess: () => {
      toast.success(t('payroll-item.confirmed'));
      return payrollChanged();
    },
    onError: (error) => {
      toast.error(errorText(error).title);
      // Whoever was faster is seen at once.
      void payrollChanged();
    },
  });
  const confirm = ({ id, version }: PayrollItem) => mutate({ params: { id }, version });
  return { confirm, busy: isPending };
}
