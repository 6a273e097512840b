import type { CallError } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { payrollChanged } from '../base/payroll-changed.ts';

/** Confirms the whole payroll. Nothing is shown as signed before the server has said so. */
export function useSignPayroll(onRefused: (error: CallError) => void) {
  const t = useWords('finance');
  return useFormCommand(payrolls.signPayroll, {
    onSuccess: () => {
      toast.success(t('payroll.signed'));
      return payrollChanged();
    },
    onRefused,
  });
}
