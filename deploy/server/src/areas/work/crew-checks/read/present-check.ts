import type { CrewCheck } from '@callboard/contract';
import { checkMoment, checkWindow, crewItemGroups, isoAt, isOneOf, mayBeNoShow } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import type { CheckRow, EventRow } from './check-rows.db.ts';
import { breakOf, marksOf, openBreak, rowPresence, standing, workedMinutesOf } from './on-site-state.ts';

/** Who looks at a check, and what that one may do with it. */
export type CheckViewer = {
  readonly personId: string | null;
  /** Chief of the crew, or a planner who may edit crews. */
  readonly leads: boolean;
  readonly office: boolean;
  /** Works at a desk: approves hours one by one, which a chief does with the sign-off. */
  readonly desk: boolean;
  readonly now: Date;
  readonly rules: TenantRules;
};

const presentEvent = (event: EventRow, zone: string) => {
  const iso = (at: string) => isoAt(new Date(at), zone);
  return {
    ...event,
    at: iso(event.at),
    receivedAt: iso(event.receivedAt),
    deviceAt: event.deviceAt === null ? null : iso(event.deviceAt),
    undoneAt: event.undoneAt === null ? null : iso(event.undoneAt),
  };
};

/** The last step that stands; only that one can be taken back. */
export const lastStep = (row: CheckRow): EventRow | undefined =>
  standing(row, 'out') ?? standing(row, 'in') ?? standing(row, 'preCall');

export function undoEnd(row: CheckRow, { personId, rules }: CheckViewer): Date | null {
  const step = lastStep(row);
  if (!step || step.byPerson === null || step.byPerson !== personId) return null;
  if (row.checkState === 'signedOff' || row.checkState === 'toBeChecked') return null;
  return new Date(Date.parse(step.receivedAt) + rules.undoCheckSeconds * 1000);
}

/** The crew is signed off without hours of somebody who was in it: nobody can be checked in any more. */
export const isLeftOut = ({ crewSignedOffAt, status, checkedFrom, startsAt }: CheckRow, now: Date): boolean =>
  crewSignedOffAt !== null &&
  checkedFrom === null &&
  isOneOf(status, crewItemGroups.checkIn) &&
  startsAt <= now;

function mayOf(row: CheckRow, viewer: CheckViewer): CrewCheck['may'] {
  const { leads, office, desk, now, rules } = viewer;
  const own = row.personId === viewer.personId;
  const may = (step: 'preCall' | 'checkIn' | 'checkOut') => {
    const { when } = checkMoment(step, row, now, rules);
    return (own && when === 'open') || (leads && when !== 'too_early');
  };
  const waits =
    isOneOf(row.status, crewItemGroups.checkIn) && (row.checkState === null || row.checkState === 'expected');
  const inside = row.checkState === 'in';
  const closed = row.checkState === 'out' || row.checkState === 'toBeChecked';
  return {
    preCall: waits && row.status !== 'noShow' && !standing(row, 'preCall') && may('preCall'),
    checkIn: waits && may('checkIn'),
    // An end that the server has proposed can still be said as it was.
    checkOut: (inside || row.checkState === 'toBeChecked') && may('checkOut'),
    startBreak: inside && !openBreak(row) && (own || leads),
    endBreak: inside && openBreak(row) !== undefined && (own || leads),
    approve: (closed || isLeftOut(row, now)) && desk && (office || leads),
    correct: row.checkState === 'signedOff' && office,
  };
}

export function presentCheck(row: CheckRow, viewer: CheckViewer): CrewCheck {
  const { now, rules } = viewer;
  const iso = (at: Date) => isoAt(at, row.timeZone);
  const nullIfEmpty = (at: Date | string | null | undefined) => (at ? iso(new Date(at)) : null);
  const taken = breakOf(row, now, rules);
  const undo = undoEnd(row, viewer);
  const opening = (step: 'preCall' | 'checkIn') => iso(checkWindow(step, row, rules).opensAt ?? row.startsAt);
  const closing = (step: 'checkIn' | 'checkOut') => iso(checkWindow(step, row, rules).closesAt);
  return {
    id: row.checkId,
    version: row.version ?? 0,
    crewItemId: row.itemId,
    crewId: row.crewId,
    personId: row.personId,
    name: row.name,
    status: row.status,
    state: rowPresence(row, now, rules),
    signedOff: row.checkState === 'signedOff',
    plannedFrom: iso(row.plannedFrom ?? row.startsAt),
    plannedUntil: iso(row.plannedUntil ?? row.endsAt),
    checkedFrom: nullIfEmpty(row.checkedFrom),
    checkedUntil: nullIfEmpty(row.checkedUntil),
    approvedFrom: nullIfEmpty(row.approvedFrom),
    approvedUntil: nullIfEmpty(row.approvedUntil),
    approvedBreakMinutes: row.approvedBreakMinutes,
    approvedMinutes: row.approvedMinutes,
    roundingMinutes: row.roundingMinutes ?? rules.roundingMinutes,
    correctedReason: row.correctedReason ?? '',
    preCalledAt: nullIfEmpty(standing(row, 'preCall')?.at),
    breakSince: nullIfEmpty(openBreak(row)?.from),
    breakMinutes: taken.minutes,
    automaticBreak: taken.automatic,
    workedMinutes: workedMinutesOf(row, taken),
    late: row.late ?? false,
    early: row.early ?? false,
    noShowPossible:
      isOneOf(row.status, crewItemGroups.checkIn) &&
      row.checkedFrom === null &&
      row.status !== 'noShow' &&
      mayBeNoShow(row, now, rules),
    marks: marksOf(row, now, rules),
    undoUntil: undo && undo > now ? iso(undo) : null,
    opens: { preCall: opening('preCall'), checkIn: opening('checkIn') },
    closes: { checkIn: closing('checkIn'), checkOut: closing('checkOut') },
    earlyUntil: iso(new Date(row.endsAt.getTime() - rules.earlyBeforeMinutes * 60_000)),
    timeZone: row.timeZone,
    site: row.site,
    breaks: row.breaks.map(({ from, until }) => ({ from: iso(new Date(from)), until: nullIfEmpty(until) })),
    may: mayOf(row, viewer),
    events: row.events.map((event) => presentEvent(event, row.timeZone)),
  };
}
