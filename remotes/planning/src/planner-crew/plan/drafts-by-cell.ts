import type { PlanningDraft } from '@callboard/contract';

type ByDay = Map<string, PlanningDraft[]>;

/** Drafts where they would change something: with who is to get a position, or else with who has it. */
export function draftsByCell(drafts: readonly PlanningDraft[]): ReadonlyMap<string, ByDay> {
  const cells = new Map<string, ByDay>();
  for (const draft of drafts) {
    const id = (draft.person ?? draft.position.person)?.id;
    if (!id) continue;
    const days: ByDay = cells.get(id) ?? new Map();
    cells.set(id, days.set(draft.position.day, [...(days.get(draft.position.day) ?? []), draft]));
  }
  return cells;
}
