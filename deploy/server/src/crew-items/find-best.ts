import type { crewItems } from '@callboard/contract';
import { searchTerms } from '@callboard/domain';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { possiblePeople } from './candidates.db.ts';
import { compareBy, figuresOf, presentCandidate } from './candidates.ts';
import { wantedItems } from './conflict-facts.db.ts';
import { conflictsOfPeople } from './item-conflicts.ts';

/** Of these everything that speaks against them is looked at. */
const lookedAt = 200;

export const findBest: Handler<typeof crewItems.findBest> = async ({ params, query }, { db }) => {
  const [wanted] = await wantedItems(db, [params.id]);
  if (!wanted) throw notFound();
  const people = await possiblePeople(db, wanted.functionId, searchTerms(query.q ?? ''));
  const order = compareBy(query.method);
  const best = (await figuresOf(db, people, wanted)).toSorted(order).slice(0, lookedAt);
  const conflicts = await conflictsOfPeople(
    db,
    wanted,
    best.map(({ id }) => id),
  );
  const rows = best
    .map((row) => presentCandidate(row, conflicts.get(row.id) ?? []))
    .toSorted((a, b) => Number(b.eligibility.ok) - Number(a.eligibility.ok) || order(a, b));
  return listOf(rows.slice(offsetOf(query), offsetOf(query) + query.limit), rows.length, query);
};
