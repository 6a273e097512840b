import { absenceGroups } from '../../people/absence-states.ts';
import type { AbsenceKind } from '../../people/absence-states.ts';
import { crewItemGroups } from '../crew-items/crew-item-groups.ts';

/** One cell of the planner: a person on a day. */

/** States of the legend, the strongest first. */
export const cellFills = [
  'absence',
  'doubleBooking',
  'cancellation',
  'hasChanged',
  'requestPending',
  'confirmed',
  'spare',
  'sick',
  'unpaidVacation',
  'vacation',
  'blocked',
  'busyElsewhere',
  'bankHoliday',
] as const;
type CellFill = (typeof cellFills)[number];

/** What a vacation shows as that is asked for or given. */
export const vacationFills: readonly CellFill[] = ['requestPending', 'unpaidVacation', 'vacation'];

export const cellReasons = [
  'doubleBooking',
  'absentOnJob',
  'noShow',
  'deadlineExpired',
  'preCallMissing',
  'lateRefusal',
  'pendingLong',
  'changeUnconfirmed',
  'shortRest',
  'documentExpires',
  'timesMissing',
] as const;
type CellReason = (typeof cellReasons)[number];

export const cellBorders = ['none', 'yellow', 'red'] as const;
export type CellBorder = (typeof cellBorders)[number];

/** How a state stands in the cell without colour. */
const cellCodes = {
  absence: '!',
  doubleBooking: '!',
  cancellation: '!',
  hasChanged: '!',
  requestPending: 'R',
  confirmed: 'C',
  spare: 'S',
  sick: 'K',
  unpaidVacation: 'U',
  vacation: 'V',
  blocked: 'B',
  busyElsewhere: 'E',
  bankHoliday: 'H',
} as const satisfies Record<CellFill, string>;

export type CellItem = {
  readonly id: string;
  readonly status: string;
  /** Milliseconds; nothing where a time is missing. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly requestedAt: number | null;
  readonly deadlineAt: number | null;
  readonly lateRefusal: boolean;
  readonly cancellationSeen: boolean;
  /** A document that the position needs is over by its day. */
  readonly documentExpires: boolean;
};

export type CellAbsence = {
  readonly kind: AbsenceKind;
  readonly status: string;
};

export type CellDay = {
  readonly items: readonly CellItem[];
  /** Items of the days before and after, for rest and for what reaches over midnight. */
  readonly near: readonly CellItem[];
  readonly absences: readonly CellAbsence[];
  readonly blocked: boolean;
  readonly busyElsewhere: boolean;
  readonly bankHoliday: boolean;
};

export type CellRules = {
  readonly restHours: number;
  readonly shortRestHours: number;
  readonly preCallMissingHours: number;
};

export type PlannerCell = {
  readonly fill: CellFill | null;
  /** What a request is for, where the fill says that one waits. */
  readonly pending: 'job' | 'vacation' | null;
  /** Further states, the strongest first; shown as dots in the corners. */
  readonly corners: CellFill[];
  readonly border: CellBorder;
  readonly code: string;
  readonly reasons: CellReason[];
  /** From the earliest start to the latest end of what counts that day. */
  readonly from: string | null;
  readonly until: string | null;
};

const planned = new Set<string>(crewItemGroups.plannedCurrent);
const pending = new Set<string>([...crewItemGroups.requested, 'expired']);
const fixed = new Set<string>(crewItemGroups.agreed);
/** What keeps somebody busy that day, whether it is over or still waits for an answer. */
const busy = new Set<string>(crewItemGroups.active);
const granted = new Set<string>(absenceGroups.granted);
const isSick = ({ kind, status }: CellAbsence) =>
  kind === 'sick' && (status === 'reported' || status === 'approved');
const hourMs = 3_600_000;

const overlap = (a: CellItem, b: CellItem): boolean =>
  a.startsAt !== null &&
  a.endsAt !== null &&
  b.startsAt !== null &&
  b.endsAt !== null &&
  a.startsAt < b.endsAt &&
  b.startsAt < a.endsAt;

const doubleBooked = ({ items, near }: CellDay): boolean => {
  const mine = items.filter(({ status }) => planned.has(status));
  const all = [...mine, ...near.filter(({ status }) => planned.has(status))];
  return mine.some((one) => all.some((other) => other.id !== one.id && overlap(one, other)));
};

/** Hours to the nearest other item that does not overlap, before or after. */
function restOf({ items, near }: CellDay): number {
  let least = Number.POSITIVE_INFINITY;
  const timed = (some: readonly CellItem[]) =>
    some.filter(({ status, startsAt }) => busy.has(status) && startsAt !== null);
  for (const one of timed(items)) {
    for (const other of timed(near)) {
      if (overlap(one, other)) continue;
      const gap =
        (one.startsAt ?? 0) >= (other.endsAt ?? 0)
          ? (one.startsAt ?? 0) - (other.endsAt ?? 0)
          : (other.startsAt ?? 0) - (one.endsAt ?? 0);
      least = Math.min(least, gap / hourMs);
    }
  }
  return least;
}

function statesOf(cell: CellDay): Set<CellFill> {
  const { items, absences } = cell;
  if (items.length === 0 && absences.length === 0) return statesWithout(cell);
  const has = (...wanted: string[]) => items.some(({ status }) => wanted.includes(status));
  const states = new Set<CellFill>();
  const working = items.some(({ status }) => busy.has(status));
  const sick = absences.some(isSick);
  if (has('noShow') || (sick && working) || items.some(({ lateRefusal }) => lateRefusal))
    states.add('absence');
  if (doubleBooked(cell)) states.add('doubleBooking');
  const remaining = items.filter(({ status }) => status !== 'notNeeded');
  if (
    remaining.length > 0 &&
    remaining.every(({ status }) => status === 'cancelled') &&
    remaining.some(({ cancellationSeen }) => !cancellationSeen)
  )
    states.add('cancellation');
  if (has('hasChanged')) states.add('hasChanged');
  if (items.some(({ status }) => pending.has(status))) states.add('requestPending');
  if (absences.some(({ kind, status }) => kind !== 'sick' && status === 'requested'))
    states.add('requestPending');
  if (items.some(({ status }) => fixed.has(status))) states.add('confirmed');
  if (has('spare')) states.add('spare');
  if (sick) states.add('sick');
  for (const { kind, status } of absences) {
    if (kind !== 'sick' && granted.has(status)) states.add(kind === 'unpaid' ? 'unpaidVacation' : 'vacation');
  }
  for (const state of statesWithout(cell)) states.add(state);
  return states;
}

/** What holds for the day whatever the person does then. */
function statesWithout({ blocked, busyElsewhere, bankHoliday }: CellDay): Set<CellFill> {
  const states = new Set<CellFill>();
  if (blocked) states.add('blocked');
  if (busyElsewhere) states.add('busyElsewhere');
  if (bankHoliday) states.add('bankHoliday');
  return states;
}

const redReasons = new Set<CellReason>([
  'doubleBooking',
  'absentOnJob',
  'noShow',
  'deadlineExpired',
  'preCallMissing',
]);

const pendingLong = ({ status, requestedAt, deadlineAt }: CellItem, now: number): boolean =>
  status === 'requested' &&
  requestedAt !== null &&
  deadlineAt !== null &&
  now > requestedAt + (deadlineAt - requestedAt) / 2;

function reasonsOf(cell: CellDay, rules: CellRules, now: number, rest: number): CellReason[] {
  const { items } = cell;
  // Every reason lies in a position.
  if (items.length === 0) return [];
  const some = (test: (item: CellItem) => boolean) => items.some(test);
  const holdsFor: Record<CellReason, boolean> = {
    doubleBooking: doubleBooked(cell),
    absentOnJob:
      some(({ status }) => fixed.has(status) || status === 'hasChanged') &&
      cell.absences.some((one) => isSick(one) || (one.kind !== 'sick' && granted.has(one.status))),
    noShow: some(({ status }) => status === 'noShow'),
    deadlineExpired: some(
      ({ status, deadlineAt }) =>
        status === 'expired' || (status === 'requested' && deadlineAt !== null && deadlineAt < now),
    ),
    preCallMissing: some(
      ({ status, startsAt, endsAt }) =>
        status === 'confirmed' &&
        startsAt !== null &&
        now >= startsAt - rules.preCallMissingHours * hourMs &&
        now < (endsAt ?? startsAt),
    ),
    lateRefusal: some(({ lateRefusal }) => lateRefusal),
    pendingLong: some((item) => pendingLong(item, now)),
    changeUnconfirmed: some(({ status }) => status === 'hasChanged'),
    shortRest: rest < rules.restHours,
    documentExpires: some(({ status, documentExpires }) => documentExpires && busy.has(status)),
    timesMissing: some(
      ({ status, startTime, endTime }) =>
        (startTime === null || endTime === null) && (busy.has(status) || status === 'draft'),
    ),
  };
  return cellReasons.filter((reason) => holdsFor[reason]);
}

function spanOf(items: readonly CellItem[]): { from: string | null; until: string | null } {
  const timed = items
    .filter(({ status, startsAt }) => busy.has(status) && startsAt !== null)
    .toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0));
  const last = timed.toSorted((a, b) => (b.endsAt ?? 0) - (a.endsAt ?? 0))[0];
  return { from: timed[0]?.startTime ?? null, until: last?.endTime ?? null };
}

/** What a cell shows: the strongest state fills it, the others stand in its corners, the border says how urgent. */
export function plannerCell(cell: CellDay, rules: CellRules, now: number): PlannerCell {
  const states = statesOf(cell);
  const ordered = cellFills.filter((fill) => states.has(fill));
  const fill = ordered[0] ?? null;
  const rest = restOf(cell);
  const reasons = reasonsOf(cell, rules, now, rest);
  const red = reasons.some((reason) => redReasons.has(reason)) || rest < rules.shortRestHours;
  const job = cell.items.some(({ status }) => pending.has(status));
  return {
    fill,
    pending: fill === 'requestPending' ? (job ? 'job' : 'vacation') : null,
    // A bank holiday tints the ground and is no dot.
    corners: ordered.slice(1).filter((one) => one !== 'bankHoliday'),
    border: red ? 'red' : reasons.length > 0 ? 'yellow' : 'none',
    code: fill ? cellCodes[fill] : '',
    reasons,
    ...spanOf(cell.items),
  };
}
