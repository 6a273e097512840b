import type { GridPerson } from '@callboard/contract';
import { crewItemMoves, manyAtOnceActions } from '@callboard/domain';
import { cellsByDay } from '../grid/cell-looks.ts';
import type { Chosen } from '../grid/chosen-cells.ts';
import { entryOf } from './plan-entry.ts';
import type { PlanAction, PlanEntry } from './plan-entry.ts';

/** Of the positions in the chosen cells: those that each action can be done with. */
export function actionsFor(
  chosen: Chosen,
  people: readonly GridPerson[],
): ReadonlyMap<PlanAction, readonly PlanEntry[]> {
  const items = people.flatMap((person) =>
    [...(chosen.get(person.id) ?? [])].flatMap((day) => cellsByDay(person).get(day)?.items ?? []),
  );
  return new Map<PlanAction, readonly PlanEntry[]>(
    manyAtOnceActions.flatMap((action) => {
      const { steps } = crewItemMoves[action];
      const entries = items
        .filter(({ status }) => status in steps)
        .map(({ id, version }) => entryOf({ itemId: id, version }, { action }));
      return entries.length > 0 ? [[action, entries] as const] : [];
    }),
  );
}
