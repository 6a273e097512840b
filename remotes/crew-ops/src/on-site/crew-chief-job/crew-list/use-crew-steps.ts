import { serverNow } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { announce } from '@callboard/ui';
import { useBreak } from '../../break/use-break.ts';
import { useCheckIn } from '../../check-in/use-check-in.ts';
import { useCheckOut } from '../../check-out/use-check-out.ts';
import { useAppBuild } from '../../check/use-app-build.ts';
import { useUndoCheck } from '../../check/use-undo-check.ts';
import { usePreCall } from '../../pre-call/use-pre-call.ts';
import type { CrewRow } from './use-crew-list.ts';

export type CrewStep = 'preCall' | 'in' | 'out';
/** When it really was, and why somebody else says so. */
export type ForOther = { readonly at?: string; readonly reason?: string };

/** What a chief does for one of the crew. */
export function useCrewSteps(row: CrewRow) {
  const t = useWords('crew-ops');
  const build = useAppBuild();
  const { crewItemId: id, crewId, name } = row;
  const of = { crewId, what: name };
  const runPreCall = usePreCall(of);
  const runCheckIn = useCheckIn(of);
  const runCheckOut = useCheckOut(of);
  const breaks = useBreak(of);
  const undo = useUndoCheck(of);
  const taken = (said: string) => {
    navigator.vibrate?.(60);
    announce(`${name}: ${said}`);
  };
  const run = {
    preCall: (body: ForOther) => runPreCall({ params: { id }, body: { ...body, ...build } }),
    in: (body: ForOther) => runCheckIn({ params: { id }, body: { ...body, ...build } }),
    out: (body: ForOther) => runCheckOut({ params: { id }, body: { ...body, ...build } }),
  };
  return {
    make(step: CrewStep, body: ForOther = {}) {
      void run[step](body);
      taken(t(`crew-chief-job.done.${step}`));
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
  };
}
export type CrewSteps = ReturnType<typeof useCrewSteps>;

/** Whether a step needs words: planners always give them, chiefs after the time and before the end. */
export function reasonNeeded(row: CrewRow, step: CrewStep, asPlanner: boolean): boolean {
  const now = serverNow();
  if (asPlanner) return true;
  if (step === 'out') return now < Date.parse(row.earlyUntil) || now > Date.parse(row.closes.checkOut);
  return now > Date.parse(row.closes.checkIn);
}
