import type { CallError } from '@callboard/client';
import type { Payroll } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { PaperDialog } from '@callboard/parts';
import { usePeriod } from '../payroll-facts/use-period.ts';
import { useMovePayroll } from './use-move-payroll.ts';
import type { PayrollStep } from './use-move-payroll.ts';

type MovePayrollDialogProps = {
  payroll: Payroll;
  step: PayrollStep;
  onClose: () => void;
  onRefused: (error: CallError) => void;
};

/** Asked before a step that its person is told of and that cannot be taken back. */
export function MovePayrollDialog({ payroll, step, onClose, onRefused }: MovePayrollDialogProps) {
  const t = useWords('finance');
  const period = usePeriod();
  const { mutate, isPending } = useMovePayroll(step, onClose, onRefused);
  const { number, person, fromDay, toDay } = payroll;
  return (
    <PaperDialog
      title={`${t(`payroll.${step}`)}: ${number}`}
      text={`${person.name}, ${period(fromDay, toDay)}. ${t(`payroll.${step}Text`)}`}
      verb={t(`payroll.${step}`)}
      busy={isPending}
      decisive
      onClose={onClose}
      onConfirm={() => mutate({ params: { id: payroll.id }, version: payroll.version })}
    />
  );
}
