import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { payrolls } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { payrollChanged } from '../base/payroll-changed.ts';

export type PayrollStep = 'release' | 'pay' | 'lock';
const endpoints = {
  release: payrolls.releasePayroll,
  pay: payrolls.payPayroll,
  lock: payrolls.lockPayroll,
} as const;

/** A step of the accountant. Not shown before the server has said so: it cannot be undone. */
export function useMovePayroll(step: PayrollStep, onDone: () => void, onRefused: (error: CallError) => void) {
  const t = useWords('finance');
  return useCommand<(typeof endpoints)[PayrollStep]>(endpoints[step], {
    onSuccess: () => {
      onDone();
      toast.success(t(`payroll.${step}Done`));
      void payrollChanged();
    },
    onError: (error) => {
      onDone();
      toast.error(t('payroll.notDone'));
      onRefused(error);
    },
  });
}
