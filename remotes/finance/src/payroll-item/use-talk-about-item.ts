import { payrolls } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useFormCommand } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { payrollChanged } from '../base/payroll-changed.ts';

// A refusal is shown in the form; below it the item is read again, and the next try is for what stands there then.
const onRefused = () => void payrollChanged();

/** The person says what is wrong. */
export function useDeclineItem() {
  const t = useWords('finance');
  return useFormCommand(payrolls.declinePayrollItem, {
    onSuccess: () => {
      toast.success(t('payroll-item.declined'));
      return payrollChanged();
    },
    onRefused,
  });
}

/** The accountant answers, with a correction where there is one. */
export function useAnswerItem() {
  const t = useWords('finance');
  return useFormCommand(payrolls.answerPayrollItem, {
    onSuccess: () => {
      toast.success(t('payroll-item.answered'));
      return payrollChanged();
    },
    onRefused,
  });
}

/** The accountant corrects an item of a draft, which its person has not seen yet. */
export function useCorrectItem() {
  const t = useWords('finance');
  return useFormCommand(payrolls.correctPayrollItem, {
    onSuccess: () => {
      toast.success(t('payroll-item.correctionSaved'));
      return payrollChanged();
    },
    onRefused,
  });
}
