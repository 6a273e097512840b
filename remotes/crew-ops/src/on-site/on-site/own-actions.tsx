import type { Waiting } from '@callboard/client';
import type { CrewCheck } from '@callboard/contract';
import { openedLater, useFetchedAhead, useNearPosition } from '@callboard/parts';
import { checkIn } from '../check-in/use-check-in.ts';
import { useCheckInFlow } from '../check-in/use-check-in-flow.ts';
import { checkOut } from '../check-out/use-check-out.ts';
import { useCheckOutFlow } from '../check-out/use-check-out-flow.ts';
import { checkPhase } from '../check/check-phase.ts';
import type { CheckPhase } from '../check/check-phase.ts';
import styles from './own-actions.module.css';
import { OwnButtons } from './own-buttons.tsx';
import { RefusedStep } from './refused-step.tsx';
import { SavedHere } from '../check/saved-here.tsx';
import { useOwnSteps } from './use-own-steps.ts';

const CheckInQuestion = openedLater(
  async () => (await import('../check-in/check-in-question.tsx')).CheckInQuestion,
);
const CheckOutQuestion = openedLater(
  async () => (await import('../check-out/check-out-question.tsx')).CheckOutQuestion,
);

const questions = [CheckInQuestion, CheckOutQuestion];

type OwnActionsProps = {
  check: CrewCheck;
  waiting: readonly Waiting[];
  what: string;
  now: number;
  onOut?: () => void;
  /** On pages of the site: what a tap may ask comes ahead, for it may be needed without a network. */
  onSite?: boolean;
};

const quarterMs = 900_000;
/** A tap that may need a position is near. */
const wantsPosition = (phase: CheckPhase, { earlyUntil }: CrewCheck, now: number) =>
  phase === 'checkIn' || (phase === 'working' && now > Date.parse(earlyUntil) - quarterMs);

/** What the person can do about the own position now; one thing of it large, always at the same place. */
export function OwnActions({ check, waiting, what, now, onOut, onSite = false }: OwnActionsProps) {
  const phase = checkPhase(check, now);
  const refused = waiting.find(({ state }) => state === 'attention');
  const saved = waiting.some(({ state }) => state === 'waiting');
  const steps = useOwnSteps(check, what, refused, onOut);
  const checkInFlow = useCheckInFlow(check, steps.checkIn);
  const checkOutFlow = useCheckOutFlow(check, steps.checkOut);
  useNearPosition(wantsPosition(phase, check, now));
  useFetchedAhead(questions, onSite);
  const again = () => {
    const position = bodyOf(refused)?.position;
    const metres = refused?.reason?.params['metres'];
    if (refused?.name === checkIn.name && position && typeof metres === 'number')
      checkInFlow.outside(position, metres);
    else if (refused?.name === checkIn.name) checkInFlow.tap();
    else if (refused?.name === checkOut.name) checkOutFlow.tap();
    else steps.again();
  };
  return (
    <div className={styles.actions}>
      {refused && <RefusedStep check={check} refused={refused} onAgain={again} />}
      {saved && <SavedHere />}
      <OwnButtons
        check={check}
        phase={phase}
        now={now}
        steps={steps}
        checkInFlow={checkInFlow}
        checkOutFlow={checkOutFlow}
        saved={saved}
      />
      {checkInFlow.question && (
        <CheckInQuestion check={check} flow={checkInFlow} onMissing={checkInFlow.close} />
      )}
      {checkOutFlow.question && (
        <CheckOutQuestion check={check} flow={checkOutFlow} onMissing={checkOutFlow.close} />
      )}
    </div>
  );
}

type Placed = { position?: { latitude: number; longitude: number; accuracyM: number } };
const bodyOf = (refused: Waiting | undefined) => (refused?.input as { body?: Placed } | undefined)?.body;
