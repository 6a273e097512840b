import { conflictsOf } from '@callboard/domain';
import type { Conflict, WantedItem } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { tenantRules } from '../../../account/settings/settings.public.ts';
import { wantedItems } from './conflict-facts.db.ts';
import { askedBy, peopleFacts } from './people-facts.db.ts';

/** What speaks against each of these people for one position. */
export async function conflictsOfPeople(
  db: Db,
  wanted: WantedItem,
  people: readonly string[],
): Promise<Map<string, Conflict[]>> {
  const rules = await tenantRules(db);
  const facts = await peopleFacts(db, people, askedBy([wanted]));
  return new Map([...facts].map(([id, person]) => [id, conflictsOf(wanted, person, rules)]));
}

/** What speaks against one person for each of these positions. */
export async function conflictsOfItems(
  db: Db,
  personId: string,
  wanted: readonly WantedItem[],
): Promise<Map<string, Conflict[]>> {
  const rules = await tenantRules(db);
  const person = (await peopleFacts(db, [personId], askedBy(wanted))).get(personId);
  if (!person) return new Map();
  return new Map(wanted.map((item) => [item.itemId ?? '', conflictsOf(item, person, rules)]));
}

export async function conflictsOfItem(
  db: Db,
  { itemId, personId }: { itemId: string; personId: string },
): Promise<Conflict[]> {
  const [wanted] = await wantedItems(db, [itemId]);
  if (!wanted) throw notFound();
  const conflicts = (await conflictsOfPeople(db, wanted, [personId])).get(personId);
  if (!conflicts) throw notFound();
  return conflicts;
}
