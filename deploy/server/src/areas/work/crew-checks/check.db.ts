import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import type { CheckRow, EventRow } from './check-rows.db.ts';

export type CheckEvent = Omit<Insertable<Tables['crew_check_event']>, 'id' | 'check_id' | 'tenant_id'>;

/** What a step writes of a check, named as `checkRows` names it. */
const written = [
  'id as checkId',
  'version',
  'state as checkState',
  'planned_from as plannedFrom',
  'planned_until as plannedUntil',
  'checked_from as checkedFrom',
  'checked_until as checkedUntil',
  'late',
  'early',
  'auto_closed as autoClosed',
] as const;
type Written = Pick<
  CheckRow,
  'plannedFrom' | 'plannedUntil' | 'checkedFrom' | 'checkedUntil' | 'late' | 'early' | 'autoClosed'
> & { checkId: string; version: number; checkState: Tables['crew_check']['state'] };

/** The check of a position, made with the first step. What was planned then stands for ever. */
export async function checkOf(
  db: Db,
  item: { id: string; crewId: string; personId: string; startsAt: Date; endsAt: Date },
): Promise<Written> {
  return db
    .insertInto('crew_check')
    .values({
      id: randomUUID(),
      crew_item_id: item.id,
      crew_id: item.crewId,
      person_id: item.personId,
      planned_from: item.startsAt,
      planned_until: item.endsAt,
      state: 'expected',
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'crew_item_id']).doUpdateSet({ version: sql`crew_check.version + 1` }),
    )
    .returning(written)
    .executeTakeFirstOrThrow();
}

export async function addEvent(db: Db, checkId: string, event: CheckEvent): Promise<EventRow> {
  const made = await db
    .insertInto('crew_check_event')
    .values({ ...event, id: randomUUID(), check_id: checkId })
    .returning((of) => [
      'id',
      'kind',
      'at',
      'device_at as deviceAt',
      'received_at as receivedAt',
      'skew_seconds as skewSeconds',
      'source',
      'by_person as byPerson',
      of
        .selectFrom('person as b')
        .select(fullName('b').as('name'))
        .whereRef('b.id', '=', 'crew_check_event.by_person')
        .as('by'),
      'accuracy_m as accuracyM',
      'distance_m as distanceM',
      'inside',
      'no_position_reason as noPositionReason',
      'reason',
      'app_build as appBuild',
    ])
    .executeTakeFirstOrThrow();
  const { at, deviceAt, receivedAt } = made;
  return {
    ...made,
    at: at.toISOString(),
    deviceAt: deviceAt && deviceAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    undoneAt: null,
  };
}

export const undoEvent = (db: Db, id: string, at: Date) =>
  db.updateTable('crew_check_event').set({ undone_at: at }).where('id', '=', id).execute();

type Facts = Partial<
  Pick<
    Insertable<Tables['crew_check']>,
    | 'state'
    | 'checked_from'
    | 'checked_until'
    | 'planned_from'
    | 'planned_until'
    | 'person_id'
    | 'late'
    | 'early'
    | 'auto_closed'
    | 'approved_from'
    | 'approved_until'
    | 'approved_break_minutes'
    | 'approved_minutes'
    | 'rounding_minutes'
    | 'approved_by'
    | 'approved_at'
    | 'corrected_reason'
    | 'paper_file_id'
    | 'signed_file_id'
    | 'signed_at'
  >
>;
export const setCheck = (db: Db, id: string, facts: Facts): Promise<Written> =>
  db
    .updateTable('crew_check')
    .set({ ...facts, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow();

export const addBreak = (db: Db, checkId: string, { from, by }: { from: Date; by: string }) =>
  db
    .insertInto('crew_break')
    .values({ id: randomUUID(), check_id: checkId, from_at: from, by_person: by })
    .execute();

/** Ends the break that is open, never before it began. */
export async function closeBreak(
  db: Db,
  checkId: string,
  until: Date,
): Promise<{ from: string; until: string } | null> {
  const ended = await db
    .updateTable('crew_break')
    .set({ until_at: sql<Date>`greatest(from_at, ${until}::timestamptz)` })
    .where('check_id', '=', checkId)
    .where('until_at', 'is', null)
    .returning(['from_at as from', sql<Date>`until_at`.as('until')])
    .executeTakeFirst();
  return ended ? { from: ended.from.toISOString(), until: ended.until.toISOString() } : null;
}

/** The check-out did not happen, so the break that it ended goes on. */
export const reopenBreak = (db: Db, checkId: string, endedAt: Date) =>
  db
    .updateTable('crew_break')
    .set({ until_at: null })
    .where('check_id', '=', checkId)
    .where('until_at', '=', endedAt)
    .where((where) => where.not(where.exists(openBreakOfCheck(db, checkId))))
    .execute();

const openBreakOfCheck = (db: Db, checkId: string) =>
  db
    .selectFrom('crew_break as other')
    .select('other.id')
    .where('other.check_id', '=', checkId)
    .where('other.until_at', 'is', null);

/** Who is there need not be looked for. */
export const stopSharing = (
  db: Db,
  { personId, crewId, at }: { personId: string; crewId: string; at: Date },
) =>
  db
    .updateTable('live_location')
    .set({ stopped_at: at })
    .where('person_id', '=', personId)
    .where('crew_id', '=', crewId)
    .where('stopped_at', 'is', null)
    .execute();

/** A check-in that did not happen has no break. */
export const dropBreaks = (db: Db, checkId: string) =>
  db.deleteFrom('crew_break').where('check_id', '=', checkId).execute();

/** Somebody has said the real end: nothing to look at any more. */
export const closeAutoTodos = (
  db: Db,
  { crewId, personId, at, by }: { crewId: string; personId: string; at: Date; by: string },
) =>
  db
    .updateTable('activity')
    .set({ done_at: at, done_by: by })
    .where('subject_kind', '=', 'crew')
    .where('subject_id', '=', crewId)
    .where('person_party', '=', personId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'check_auto_closed')
    .where('done_at', 'is', null)
    .execute();
