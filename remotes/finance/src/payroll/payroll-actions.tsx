import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import type { Payroll } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BadgeCheck, Lock, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import styles from './payroll-actions.module.css';
import type { PayrollStep } from './use-move-payroll.ts';

const MovePayrollDialog = openedLater(
  async () => (await import('./move-payroll-dialog.tsx')).MovePayrollDialog,
);

type PayrollActionsProps = {
  payroll: Payroll;
  onSign: () => void;
  /** What is to be signed is being read. */
  busy: boolean;
  onRefused: (error: CallError) => void;
};
const steps = [
  ['release', Send],
  ['pay', BadgeCheck],
  ['lock', Lock],
] as const;

/** The one step that is next for whoever reads it. */
export function PayrollActions({ payroll, onSign, busy, onRefused }: PayrollActionsProps) {
  const t = useWords('finance');
  const online = useOnline();
  const [asking, setAsking] = useState<PayrollStep | null>(null);
  const { may } = payroll;
  const close = () => setAsking(null);
  if (!may.sign && !may.release && !may.pay && !may.lock) return null;
  return (
    <div className={styles.bar}>
      {may.sign && (
        <Button icon={PenLine} wide disabled={!online} busy={busy} onClick={onSign}>
          {t('payroll.sign')}
        </Button>
      )}
      {steps.map(
        ([step, icon]) =>
          may[step] && (
            <Button key={step} icon={icon} wide disabled={!online} onClick={() => setAsking(step)}>
              {t(`payroll.${step}`)}
            </Button>
          ),
      )}
      {asking && (
        <MovePayrollDialog
          payroll={payroll}
          step={asking}
          onClose={close}
          onMissing={close}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}
