import type { CrewCheck } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Button } from '@callboard/ui';
import { ReasonSheet } from '../check/reason-sheet.tsx';
import { distanceOf } from '../position/distance-to-site.ts';
import { PositionHelp } from '../position/position-help.tsx';
import { AskPermission } from './ask-permission.tsx';
import { ClosedWindow } from './closed-window.tsx';
import { positionOf } from './use-check-in-flow.ts';
import type { CheckInFlow } from './use-check-in-flow.ts';

type CheckInQuestionProps = { check: CrewCheck; flow: CheckInFlow };

/** The one sheet that a tap on "Check in" may open. */
export function CheckInQuestion({ check, flow }: CheckInQuestionProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { question, close, done } = flow;
  if (question === null) return null;
  switch (question.kind) {
    case 'early':
    case 'closed':
      return <ClosedWindow check={check} question={question} flow={flow} />;
    case 'permission':
      return <AskPermission flow={flow} />;
    case 'outside': {
      const { value, unit } = distanceOf(question.metres);
      const distance = number(value, { style: 'unit', unit, unitDisplay: 'short' });
      const reasons = ['meetingPoint', 'otherPlace', 'wrongPosition'] as const;
      return (
        <ReasonSheet
          title={t('check-in.outsideTitle', { distance, place: check.site?.name ?? '' })}
          text={t('check-in.outsideText')}
          verb={t('check-in.anyway')}
          reasons={reasons.map((reason) => t(`check-in.outside.${reason}`))}
          onReason={(anyway) => done({ position: positionOf(question.fix), anyway })}
          onClose={close}
        >
          <Button kind="quiet" busy={flow.seeking} onClick={() => void flow.seek()}>
            {t('check-in.lookAgain')}
          </Button>
        </ReasonSheet>
      );
    }
    case 'noPosition': {
      const reasons = ['noSignal', 'noGps', 'notShared'] as const;
      return (
        <ReasonSheet
          title={t('check-in.noPositionTitle')}
          text={t(`check-in.why.${question.why}`)}
          verb={t('check-in.withoutPosition')}
          reasons={reasons.map((reason) => t(`check-in.noPosition.${reason}`))}
          onReason={(noPositionReason) => done({ noPositionReason })}
          onClose={close}
        >
          {question.why === 'denied' ? (
            <PositionHelp />
          ) : (
            question.why === 'unavailable' && (
              <Button kind="quiet" busy={flow.seeking} onClick={() => void flow.seek()}>
                {t('check-in.lookAgain')}
              </Button>
            )
          )}
        </ReasonSheet>
      );
    }
  }
}
