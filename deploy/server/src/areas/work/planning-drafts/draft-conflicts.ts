import { asOtherItem, conflictsOf, freeingActions, overridingActions } from '@callboard/domain';
import type { Conflict, CrewItemAction, CrewItemState, OtherItem, WantedItem } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { askedBy, peopleFacts, wantedItems } from '../crew-items/crew-items.public.ts';
import type { DraftRow } from './drafts.db.ts';

const statusAfter: Partial<Record<string, CrewItemState>> = {
  book: 'confirmed',
  requestSpare: 'spareRequested',
};

function stateAfter({ action, status }: DraftRow): CrewItemState {
  if (action === 'confirm') return status === 'spareRequested' ? 'spare' : 'confirmed';
  return statusAfter[action] ?? 'requested';
}

const personOf = ({ action, personId, nowId }: DraftRow): string | null =>
  personId ?? (overridingActions.includes(action as CrewItemAction) ? nowId : null);

const asOther = (wanted: WantedItem, draft: DraftRow): OtherItem =>
  asOtherItem({ ...wanted, itemId: draft.itemId }, { status: stateAfter(draft), caption: draft.projectName });

/**
 * What speaks against each draft as if all others of its planner were done already: who is freed by one may be asked
 * by another, and who is asked by two is in two places.
 */
export async function conflictsOfDrafts(
  db: Db,
  drafts: readonly DraftRow[],
): Promise<ReadonlyMap<string, Conflict[]>> {
  const asking = drafts.filter((one) => personOf(one) !== null);
  const wanted = await wantedItems(db, [...new Set(asking.map(({ itemId }) => itemId))]);
  const positions = new Map(wanted.map((one) => [one.itemId ?? '', one]));
  const people = [...new Set(asking.map((one) => personOf(one) ?? ''))];
  const facts = await peopleFacts(db, people, askedBy(wanted));
  const rules = await tenantRules(db);
  return new Map(
    asking.flatMap((draft): [string, Conflict[]][] => {
      const position = positions.get(draft.itemId);
      const person = facts.get(personOf(draft) ?? '');
      if (!position || !person) return [];
      const others = drafts.filter((one) => one.plannerId === draft.plannerId && one.id !== draft.id);
      const gone = new Set(
        others
          .filter(
            ({ action, personId }) => personId !== null || freeingActions.includes(action as CrewItemAction),
          )
          .map(({ itemId }) => itemId),
      );
      const added = others.flatMap((one) => {
        const at = positions.get(one.itemId);
        return at && personOf(one) === personOf(draft) ? [asOther(at, one)] : [];
      });
      const stays = person.items.filter(({ id }) => !gone.has(id) && !added.some((one) => one.id === id));
      return [[draft.id, conflictsOf(position, { ...person, items: [...stays, ...added] }, rules)]];
    }),
  );
}
