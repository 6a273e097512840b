import type { CrewCheck } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Button, Sheet, buttonClass } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { paths } from '../../base/paths.ts';
import { useNow } from '../check/use-now.ts';
import { useOpensIn } from '../check/use-opens-in.ts';
import type { CheckInFlow, CheckInQuestion } from './use-check-in-flow.ts';

type Closed = Extract<CheckInQuestion, { kind: 'early' | 'closed' }>;
type ClosedWindowProps = { check: CrewCheck; question: Closed; flow: CheckInFlow };

/** "Check-in opens at 07:00 (in 25 min).", or whom to call once it has closed. */
export function ClosedWindow({ check, question, flow }: ClosedWindowProps) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const now = useNow();
  const opensIn = useOpensIn();
  const early = question.kind === 'early';
  const title = early
    ? t('check-in.opens', {
        time: time(question.opensAt, check.timeZone),
        in: opensIn(question.opensAt, now),
      })
    : t('check-in.closed', { time: time(question.closedAt, check.timeZone) });
  const goOn = (
    <Button kind={early ? 'primary' : 'secondary'} onClick={flow.goOn}>
      {t('check-in.clockWrong')}
    </Button>
  );
  return (
    <Sheet
      open
      onClose={flow.close}
      title={title}
      actions={
        <>
          {flow.unsure && goOn}
          {early ? (
            !flow.unsure && <Button onClick={flow.close}>{t('check-in.wait')}</Button>
          ) : (
            <Link to={paths.contactCrewChief.to({ id: check.crewId })} className={buttonClass()}>
              {t('check-in.callChief')}
            </Link>
          )}
        </>
      }
    >
      <div className={grid.gap3}>
        <p>{t(early ? 'check-in.earlyText' : 'check-in.closedText')}</p>
        {flow.unsure && <p className={quiet.text}>{t('check-in.unsure')}</p>}
      </div>
    </Sheet>
  );
}
