import { overridingOf } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import { bindingActions, overridingActions } from '../crew-items/crew-item-status.ts';
import type { CrewItemAction } from '../crew-items/crew-item-status.ts';

type Facts = {
  readonly conflicts: readonly Pick<Conflict, 'kind' | 'level' | 'forceable'>[];
  /** The person got the position over conflicts, with a reason that is kept. */
  readonly forced: boolean;
};
type Overriding = ReturnType<typeof overridingOf>;

/** Whether conflicts keep a planner from an action: not at all, until there is a reason, or for good. */
export function overridingFor(action: CrewItemAction, { conflicts, forced }: Facts): Overriding {
  if (!overridingActions.includes(action)) return 'free';
  const overriding = overridingOf(conflicts);
  // The reason was given when the person was asked.
  return forced && !bindingActions.includes(action) && overriding === 'needsReason' ? 'free' : overriding;
}

/** The same of a draft. It is kept without times, and not sent before the position has them. */
export const overridingOfDraft = (action: CrewItemAction, facts: Facts): Overriding =>
  facts.conflicts.some(({ kind }) => kind === 'timesMissing') ? 'impossible' : overridingFor(action, facts);
