import type { Candidate } from '@callboard/contract';
import { eligibilityOf, lastDayOf, monthOf, quotaBetween } from '@callboard/domain';
import type { Conflict, WantedItem } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import { candidateRows, lastDaysWorked } from './candidates.db.ts';
import type { CandidateRow } from './candidates.db.ts';
import { kilometresTo } from './kilometres.ts';

export type Figures = CandidateRow & {
  underQuotaMinutes: number;
  distanceKm: number | null;
  lastWorkedOn: string | null;
};

/** The figures of people in the month of a position, still without the last day that they have worked. */
export async function figuresOf(db: Db, people: readonly string[], wanted: WantedItem): Promise<Figures[]> {
  if (people.length === 0) return [];
  const first = monthOf(wanted.startDate);
  const last = lastDayOf(first);
  return (await candidateRows(db, people, { first, last })).map((row) => ({
    ...row,
    underQuotaMinutes: quotaBetween(row.terms, first, last) - row.plannedMinutes,
    distanceKm: kilometresTo(row.home, wanted),
    lastWorkedOn: null,
  }));
}

/** It is looked up for one after the other, and so only for those of whom it is told. */
export async function withLastDays<Row extends { id: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { lastWorkedOn: string | null })[]> {
  if (rows.length === 0) return [];
  const days = await lastDaysWorked(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, lastWorkedOn: days.get(row.id) ?? null }));
}

export const presentCandidate = (row: Figures, conflicts: readonly Conflict[]): Candidate => {
  const { ok, reasons } = eligibilityOf(conflicts);
  return {
    person: { id: row.id, name: row.name, kind: row.kind, city: row.city },
    eligibility: { ok, reasons: [...reasons] },
    conflicts: [...conflicts],
    rating: row.rating,
    distanceKm: row.distanceKm,
    underQuotaMinutes: row.underQuotaMinutes,
    lastWorkedOn: row.lastWorkedOn,
  };
};

type Compared = Pick<Candidate, 'rating' | 'distanceKm' | 'underQuotaMinutes' | 'lastWorkedOn'>;
type Order = (a: Compared, b: Compared) => number;

const byRating: Order = (a, b) => (b.rating.average ?? 0) - (a.rating.average ?? 0);
const byDistance: Order = (a, b) => (a.distanceKm ?? Infinity) - (b.distanceKm ?? Infinity) || 0;
const byQuota: Order = (a, b) => b.underQuotaMinutes - a.underQuotaMinutes;
const byLastWork: Order = (a, b) => (a.lastWorkedOn ?? '').localeCompare(b.lastWorkedOn ?? '');

export type FindMethod = 'rating' | 'distance' | 'underQuota' | 'longestNotWorked';

const firstBy = {
  rating: byRating,
  distance: byDistance,
  underQuota: byQuota,
  longestNotWorked: byLastWork,
} as const satisfies Record<FindMethod, Order>;

/** By the method, then by rating, distance and hours under quota. */
export const compareBy =
  (method: FindMethod): Order =>
  (a, b) => {
    for (const order of [firstBy[method], byRating, byDistance, byQuota]) {
      const found = order(a, b);
      if (found !== 0 && !Number.isNaN(found)) return found;
    }
    return 0;
  };
