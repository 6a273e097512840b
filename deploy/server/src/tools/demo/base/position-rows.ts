import { addDays, instantOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '../../../platform/db/tables.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import type { Status } from './demo-positions.ts';
import { functionId } from './seed-catalogue.ts';

export type Crew = Insertable<Tables['crew']> & { id: string; time_zone: string };
export type Item = Insertable<Tables['crew_item']> & { id: string; person_id: string | null };
type Times = { day: string; endDay: string | null; from: string | null; until: string | null };

/** The instants of a position; empty while a time is missing. */
export function instantsOf({ day, endDay, from, until }: Times, zone: string) {
  if (!from || !until) return { starts_at: null, ends_at: null };
  const last = endDay ?? (until > from ? day : addDays(day, 1));
  return { starts_at: instantOf(day, from, zone), ends_at: instantOf(last, until, zone) };
}

const hourMs = 3_600_000;
const decided: readonly Status[] = [
  'confirmed',
  'ready',
  'working',
  'done',
  'cleared',
  'refused',
  'hasChanged',
  'spare',
];
const over: readonly Status[] = ['notNeeded', 'noShow', 'cancelled'];
/** As they are written: a code for who declines, a planner's own words for the rest. */
const reasons: Partial<Record<Status, readonly [en: string, de: string]>> = {
  refused: ['private', 'private'],
  notNeeded: ['The crew is smaller than planned', 'Die Crew ist kleiner als geplant'],
  cancelled: ['The client has cancelled', 'Der Kunde hat abgesagt'],
};

type Position = Times & {
  key: string;
  crew: Crew;
  status: Status;
  personId: string | null;
  chief: boolean;
  short: string;
  standby?: boolean;
  late?: boolean;
};

/** One position as it stands, with the marks that its status leaves. */
export function positionRow(demo: Demo, position: Position): Item {
  const { crew, status, personId, chief, short, standby = false, late = false, ...times } = position;
  const { tenant, now, personOf } = demo;
  const instants = instantsOf(times, crew.time_zone);
  const begins = instants.starts_at?.getTime() ?? now.getTime();
  // Asked ten days before it begins, at the latest yesterday; answered five hours later.
  const asked = Math.min(begins - 240 * hourMs, now.getTime() - 30 * hourMs);
  const wasAsked = personId !== null && !['draft', 'vacant'].includes(status);
  const answered = wasAsked && decided.includes(status);
  const changed = status === 'hasChanged';
  return {
    id: seedId(tenant.id, 'crew item', position.key),
    crew_id: crew.id,
    project_id: crew.project_id,
    function_id: functionId(tenant.id, chief ? 'CC' : short),
    person_id: personId,
    status,
    previous_status: over.includes(status) ? 'confirmed' : null,
    start_date: times.day,
    end_date: times.endDay,
    start_time: times.from,
    end_time: times.until,
    time_zone: crew.time_zone,
    ...instants,
    crew_chief: chief,
    standby,
    pay_basis: 'hour',
    pay_minor: chief ? 2_600 : 1_900,
    currency: tenant.currency,
    comment: '',
    changes: changed ? json([{ field: 'startTime', before: '07:00', after: times.from }]) : null,
    reason: reasons[status]?.[tenant.defaultLanguage.startsWith('de') ? 1 : 0] ?? '',
    requested_at: wasAsked ? new Date(asked) : null,
    // Within two days, a day before it begins: so that some of those who are asked still have time.
    deadline_at: wasAsked
      ? new Date(Math.min(begins - 24 * hourMs, Math.max(asked, now.getTime()) + 40 * hourMs))
      : null,
    decided_at: answered ? new Date(asked + 5 * hourMs) : null,
    late_refusal: late && status === 'refused',
    double_booking: false,
    forced_by: null,
    forced_reason: '',
    created_at: new Date(asked - 24 * hourMs),
    created_by: personOf('planner')?.id ?? null,
  };
}
