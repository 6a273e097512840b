import type { crewItems } from '@callboard/contract';
import { eligibilityOf } from '@callboard/domain';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf, offsetOf } from '../../../platform/http/paging.ts';
import { searching } from '../../../platform/db/search.ts';
import { declinedBy, possiblePeople } from './candidates.db.ts';
import { compareBy, figuresOf, presentCandidate, withLastDays } from './candidates.ts';
import { wantedItems } from './conflict-facts.db.ts';
import { conflictsOfPeople } from './item-conflicts.ts';

/** Of these everything that speaks against them is looked at. */
const lookedAt = 200;

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
  const conflicts = await conflictsOfPeople(
    db,
    wanted,
    best.map(({ id }) => id),
  );
  const possible = new Map(best.map(({ id }) => [id, eligibilityOf(conflicts.get(id) ?? []).ok]));
  const rows = best.toSorted(
    (a, b) => Number(possible.get(b.id)) - Number(possible.get(a.id)) || order(a, b),
  );
  const page = await withLastDays(db, rows.slice(offsetOf(query), offsetOf(query) + query.limit));
  const items = page.map((row) => presentCandidate(row, conflicts.get(row.id) ?? []));
  return listOf(items, rows.length, query);
};
