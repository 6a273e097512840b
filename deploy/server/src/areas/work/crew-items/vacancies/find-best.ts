import type { crewItems } from '@callboard/contract';
import { eligibilityOf } from '@callboard/domain';
import type { WantedItem } from '@callboard/domain';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { searching } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { declinedBy, possiblePeople } from './candidates.db.ts';
import { compareBy, figuresOf, presentCandidate, withLastDays } from './candidates.ts';
import type { Figures } from './candidates.ts';
import { wantedItems } from '../conflicts/conflict-facts.db.ts';
import { conflictsOfPeople } from '../conflicts/item-conflicts.ts';

/** Of so many everything that speaks against them is looked at, where it has to be. */
const lookedAt = 200;
/** And of so many more than are asked for at first: mostly nothing speaks against enough of them. */
const lookedAtFirst = 20;

export const findBest: Handler<typeof crewItems.findBest> = async ({ params, query }, { db }) => {
  const [wanted] = await wantedItems(db, [params.id]);
  if (!wanted) throw notFound();
  const { people: all } = await searching(query.q, (search) => possiblePeople(db, wanted.functionId, search));
  // Who has said no is not proposed again; by the name everybody is found.
  const declined = query.q ? new Set() : await declinedBy(db, params.id);
  const people = all.filter((id) => !declined.has(id));
  const order = compareBy(query.method);
  const figures = await figuresOf(db, people, wanted);
  const compared = query.method === 'longestNotWorked' ? await withLastDays(db, figures) : figures;
  const best = compared.toSorted(order).slice(0, lookedAt);
  const asked = offsetOf(query) + query.limit;
  const { rows, conflicts } = await possibleFirst(db, wanted, best, asked);
  const page = await withLastDays(db, rows.slice(offsetOf(query), asked));
  const items = page.map((row) => presentCandidate(row, conflicts.get(row.id) ?? []));
  return listOf(items, rows.length, query);
};

/** In their order, but who can be given the place before whom something forbids it; right for the first so many. */
async function possibleFirst(db: Db, wanted: WantedItem, best: readonly Figures[], asked: number) {
  const first = best.slice(0, asked + lookedAtFirst);
  const conflicts = await conflictsOfPeople(db, wanted, idsOf(first));
  const isPossible = ({ id }: Figures) => eligibilityOf(conflicts.get(id) ?? []).ok;
  if (first.filter(isPossible).length < asked && best.length > first.length) {
    const others = await conflictsOfPeople(db, wanted, idsOf(best.slice(first.length)));
    for (const [id, found] of others) conflicts.set(id, found);
  }
  return { rows: best.toSorted((a, b) => Number(isPossible(b)) - Number(isPossible(a))), conflicts };
}

const idsOf = (people: readonly Figures[]) => people.map(({ id }) => id);
