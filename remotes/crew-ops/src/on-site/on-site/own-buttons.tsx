import type { CrewCheck } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, buttonClass } from '@callboard/ui';
import { Coffee, Hand, LogOut, Phone } from 'lucide-react';
import { CheckInButton } from '../check-in/check-in-button.tsx';
import type { CheckInFlow } from '../check-in/use-check-in-flow.ts';
import type { CheckOutFlow } from '../check-out/use-check-out-flow.ts';
import { paths } from '../../base/paths.ts';
import { mayUndo } from '../check/check-phase.ts';
import type { CheckPhase } from '../check/check-phase.ts';
import { DoneButton } from '../check/done-button.tsx';
import styles from './own-actions.module.css';
import { useNoDoubleTap } from './use-no-double-tap.ts';
import type { OwnSteps } from './use-own-steps.ts';

type OwnButtonsProps = {
  check: CrewCheck;
  phase: CheckPhase;
  now: number;
  steps: OwnSteps;
  checkInFlow: CheckInFlow;
  checkOutFlow: CheckOutFlow;
  saved: boolean;
};

export function OwnButtons({ check, phase, now, steps, checkInFlow, checkOutFlow, saved }: OwnButtonsProps) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const done = (key: 'pre-call.doneAt' | 'check-in.doneAt' | 'check-out.doneAt', at: string | null) => (
    <DoneButton
      key={key}
      done={t(key, { time: time(at ?? now, check.timeZone) })}
      saved={saved}
      onUndo={steps.undo}
    />
  );
  const undo = mayUndo(check, now);
  const once = useNoDoubleTap();
  const checkOut = {
    icon: LogOut,
    wide: true,
    busy: checkOutFlow.seeking,
    onClick: once(checkOutFlow.tap),
    children: t('check-out.now'),
  };
  switch (phase) {
    case 'preCall':
      return (
        <Button icon={Hand} wide onClick={steps.preCall}>
          {t('pre-call.now')}
        </Button>
      );
    case 'preCalled':
      if (undo) return done('pre-call.doneAt', check.preCalledAt);
      return <CheckInButton flow={checkInFlow} quiet />;
    case 'checkIn':
      return <CheckInButton flow={checkInFlow} />;
    case 'missed':
      return (
        <Link to={paths.contactCrewChief.to({ id: check.crewId })} className={buttonClass({ wide: true })}>
          <Phone size={20} aria-hidden="true" />
          {t('check-in.callChief')}
        </Link>
      );
    case 'working':
      if (undo) return done('check-in.doneAt', check.checkedFrom);
      return (
        <div className={styles.pair}>
          <Button {...checkOut} />
          <Button kind="secondary" icon={Coffee} wide onClick={once(steps.startBreak)}>
            {t('break.start')}
          </Button>
        </div>
      );
    case 'break':
      return (
        <div className={styles.pair}>
          <Button icon={Coffee} wide onClick={once(steps.endBreak)}>
            {t('break.end')}
          </Button>
          <Button kind="secondary" {...checkOut} />
        </div>
      );
    case 'proposed':
      return <Button kind="secondary" size="large" {...checkOut} />;
    case 'out':
      return undo ? done('check-out.doneAt', check.checkedUntil) : null;
    case 'ahead':
      return check.status === 'hasChanged' ? (
        <Link to={paths.job.to({ id: check.crewItemId })} className={buttonClass({ wide: true })}>
          {t('now.confirmChange')}
        </Link>
      ) : null;
    case 'none':
      return null;
  }
}
