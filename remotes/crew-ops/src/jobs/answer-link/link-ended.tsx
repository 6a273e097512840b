import { Link } from '@callboard/feature';
import type { AnswerLink } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FailedState, buttonClass } from '@callboard/ui';
import { CalendarClock, CheckCheck, Link2Off, TimerOff } from 'lucide-react';
import { paths } from '../../base/paths.ts';

type Ended = Exclude<AnswerLink['state'], 'open'> | 'gone';
const icons = { answered: CheckCheck, changed: CalendarClock, over: TimerOff, gone: Link2Off } as const;

type LinkEndedProps = { state: Ended; answer?: AnswerLink['answer'] | undefined };

/** A link that answers nothing any more says why, and leads to where it can still be done. */
export function LinkEnded({ state, answer }: LinkEndedProps) {
  const t = useWords('crew-ops');
  const said = state === 'answered' ? (answer === 'refuse' ? 'refused' : 'confirmed') : state;
  return (
    <FailedState
      icon={icons[state]}
      title={t(`answer-link.ended.${said}`)}
      text={t(`answer-link.endedText.${state}`)}
      action={
        <Link to={paths.jobList.to()} className={buttonClass({ kind: 'secondary' })}>
          {t('answer-link.signIn')}
        </Link>
      }
    />
  );
}
