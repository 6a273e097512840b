import { retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { checkedInEvent } from '@callboard/contract';
import type { CrewCheck } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { announce } from '@callboard/ui';
import { useBreak } from '../break/use-break.ts';
import { checkIn, useCheckIn } from '../check-in/use-check-in.ts';
import type { OnSiteBody } from '../check-in/use-check-in-flow.ts';
import { checkOut, useCheckOut } from '../check-out/use-check-out.ts';
import { usePreCall } from '../pre-call/use-pre-call.ts';
import { endSharingHere } from '../crew-chief-location/end-sharing-here.ts';
import { useAppBuild } from '../check/use-app-build.ts';
import { useUndoCheck } from '../check/use-undo-check.ts';

/** A hand in a glove feels that it was taken. */
const felt = () => navigator.vibrate?.(60);
/** The screen shows it where the step was made. */
const shownHere = () => undefined;

/** All that a person does with the own position. A step that was refused is replaced by the one that puts it right. */
export function useOwnSteps(
  { crewItemId: id, crewId }: CrewCheck,
  what: string,
  refused: Waiting | undefined,
  onOut?: () => void,
) {
  const t = useWords('crew-ops');
  const build = useAppBuild();
  const of = { crewId, what, onRefused: shownHere };
  const runPreCall = usePreCall(of);
  const runCheckIn = useCheckIn(of);
  const runCheckOut = useCheckOut(of);
  const breaks = useBreak(of);
  const undo = useUndoCheck(of);
  const insteadOf = ({ name }: { name: string }) => (refused?.name === name ? { instead: refused.key } : {});
  const taken = (said: string) => {
    felt();
    announce(said);
  };
  return {
    preCall() {
      void runPreCall({ params: { id }, body: build });
      taken(t('pre-call.done'));
    },
    checkIn(body: OnSiteBody) {
      void runCheckIn({ params: { id }, body: { ...body, ...build } }, insteadOf(checkIn));
      void endSharingHere(crewId);
      dispatchEvent(new Event(checkedInEvent));
      taken(t('check-in.done'));
    },
    checkOut(body: OnSiteBody) {
      void runCheckOut({ params: { id }, body: { ...body, ...build } }, insteadOf(checkOut));
      onOut?.();
      taken(t('check-out.done'));
    },
    startBreak() {
      void breaks.startBreak(id);
      taken(t('break.started'));
    },
    endBreak() {
      void breaks.endBreak(id);
      taken(t('break.ended'));
    },
    undo() {
      void undo(id);
      taken(t('on-site.undone'));
    },
    again: () => void (refused && retryWaiting(refused.key)),
  };
}
export type OwnSteps = ReturnType<typeof useOwnSteps>;
