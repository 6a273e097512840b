import type { CrewCheck } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import type { ReactNode } from 'react';
import { ReasonSheet } from './reason-sheet.tsx';

const reasons = ['workDone', 'chiefLetGo', 'ill'] as const;

type EarlySheetProps = {
  check: CrewCheck;
  onReason: (reason: string) => void;
  onClose: () => void;
  /** What else speaks against it. */
  children?: ReactNode;
};

/** Who leaves before the planned end says why, however the check-out is made. */
export function EarlySheet({ check, onReason, onClose, children }: EarlySheetProps) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  return (
    <ReasonSheet
      title={t('check-out.earlyTitle', { time: time(check.plannedUntil, check.timeZone) })}
      text={
        <>
          <p>{t('check-out.earlyText')}</p>
          {children}
        </>
      }
      verb={t('check-out.now')}
      reasons={reasons.map((reason) => t(`check-out.early.${reason}`))}
      onReason={onReason}
      onClose={onClose}
    />
  );
}
