import type { CellDetail, PlanningDraft } from '@callboard/contract';
import { bindingActions, overridingActions, overridingOf } from '@callboard/domain';
import type { PlanAction } from './plan-entry.ts';

type Item = Pick<CellDetail['items'][number], 'conflicts' | 'forced'>;

/** Whether conflicts keep a planner from an action, as the server will decide: with a reason, or for good. */
export function overridingFor(action: PlanAction, { conflicts, forced }: Item) {
  if (!overridingActions.includes(action)) return 'free';
  const overriding = overridingOf(conflicts);
  // The reason was given when the person was asked.
  return forced && !bindingActions.includes(action) && overriding === 'needsReason' ? 'free' : overriding;
}

/** An own draft that can be sent as soon as it has a reason. */
export function asksReason(draft: PlanningDraft): boolean {
  const { mine, sending, changed, stopped, problem, conflicts } = draft;
  if (!mine || sending !== null || changed) return false;
  if (conflicts.some(({ kind }) => kind === 'timesMissing')) return false;
  const overriding = overridingOf(conflicts);
  return overriding !== 'impossible' && (stopped || problem === 'collision');
}
