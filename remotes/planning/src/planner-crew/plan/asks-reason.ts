import type { PlanningDraft } from '@callboard/contract';
import { overridingOfDraft } from '@callboard/domain';

/** An own draft that can be sent as soon as it has a reason. */
export function asksReason(draft: PlanningDraft): boolean {
  const { mine, sending, changed, stopped, problem, action, conflicts } = draft;
  if (!mine || sending !== null || changed) return false;
  const overriding = overridingOfDraft(action, { conflicts, forced: false });
  return overriding !== 'impossible' && (stopped || problem === 'collision');
}
