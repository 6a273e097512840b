import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { CheckRow, EventRow } from './check-rows.db.ts';

export type CheckEvent = Omit<Insertable<Tables['crewCheckEvent']>, 'id' | 'checkId' | 'tenantId'>;

/** What a step writes of a check, named as `checkRows` names it. */
const written = [
  'id as checkId',
  'version',
  'state as checkState',
  'plannedFrom',
  'plannedUntil',
  'checkedFrom',
  'checkedUntil',
  'late',
  'early',
  'autoClosed',
] as const;
type Written = Pick<
  CheckRow,
  'plannedFrom' | 'plannedUntil' | 'checkedFrom' | 'checkedUntil' | 'late' | 'early' | 'autoClosed'
> & { checkId: string; version: number; checkState: Tables['crewCheck']['state'] };

/** The check of a position, made with the first step. What was planned then stands for ever. */
export async function checkOf(
  db: Db,
  item: { id: string; crewId: string; personId: string; startsAt: Date; endsAt: Date },
): Promise<Written> {
  return db
    .insertInto('crewCheck')
    .values({
      id: randomUUID(),
      crewItemId: item.id,
      crewId: item.crewId,
      personId: item.personId,
      plannedFrom: item.startsAt,
      plannedUntil: item.endsAt,
      state: 'expected',
    })
    .onConflict((on) =>
      on.columns(['tenantId', 'crewItemId']).doUpdateSet({ version: sql`"crewCheck".version + 1` }),
    )
    .returning(written)
    .executeTakeFirstOrThrow();
}

export async function addEvent(db: Db, checkId: string, event: CheckEvent): Promise<EventRow> {
  const made = await db
    .insertInto('crewCheckEvent')
    .values({ ...event, id: randomUUID(), checkId })
    .returning((of) => [
      'id',
      'kind',
      'at',
      'deviceAt',
      'receivedAt',
      'skewSeconds',
      'source',
      'byPerson',
      of
        .selectFrom('person')
        .select(fullName('person').as('name'))
        .whereRef('person.id', '=', 'crewCheckEvent.byPerson')
        .as('by'),
      'accuracyM',
      'distanceM',
      'inside',
      'noPositionReason',
      'reason',
      'appBuild',
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
  db.updateTable('crewCheckEvent').set({ undoneAt: at }).where('id', '=', id).execute();

type Facts = Partial<
  Pick<
    Insertable<Tables['crewCheck']>,
    | 'state'
    | 'checkedFrom'
    | 'checkedUntil'
    | 'plannedFrom'
    | 'plannedUntil'
    | 'personId'
    | 'late'
    | 'early'
    | 'autoClosed'
    | 'approvedFrom'
    | 'approvedUntil'
    | 'approvedBreakMinutes'
    | 'approvedMinutes'
    | 'roundingMinutes'
    | 'approvedBy'
    | 'approvedAt'
    | 'correctedReason'
    | 'paperFileId'
    | 'signedFileId'
    | 'signedAt'
  >
>;
export const setCheck = (db: Db, id: string, facts: Facts): Promise<Written> =>
  db
    .updateTable('crewCheck')
    .set({ ...facts, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(written)
    .executeTakeFirstOrThrow();

export const addBreak = (db: Db, checkId: string, { from, by }: { from: Date; by: string }) =>
  db.insertInto('crewBreak').values({ id: randomUUID(), checkId, fromAt: from, byPerson: by }).execute();

/** Ends the break that is open, never before it began. */
export async function closeBreak(
  db: Db,
  checkId: string,
  until: Date,
): Promise<{ from: string; until: string } | null> {
  const ended = await db
    .updateTable('crewBreak')
    .set({ untilAt: sql<Date>`greatest("fromAt", ${until}::timestamptz)` })
    .where('checkId', '=', checkId)
    .where('untilAt', 'is', null)
    .returning(['fromAt as from', sql<Date>`"untilAt"`.as('until')])
    .executeTakeFirst();
  return ended ? { from: ended.from.toISOString(), until: ended.until.toISOString() } : null;
}

/** The check-out did not happen, so the break that it ended goes on. */
export const reopenBreak = (db: Db, checkId: string, endedAt: Date) =>
  db
    .updateTable('crewBreak')
    .set({ untilAt: null })
    .where('checkId', '=', checkId)
    .where('untilAt', '=', endedAt)
    .where((where) => where.not(where.exists(openBreakOfCheck(db, checkId))))
    .execute();

const openBreakOfCheck = (db: Db, checkId: string) =>
  db
    .selectFrom('crewBreak as other')
    .select('other.id')
    .where('other.checkId', '=', checkId)
    .where('other.untilAt', 'is', null);

/** Who is there need not be looked for. */
export const stopSharing = (
  db: Db,
  { personId, crewId, at }: { personId: string; crewId: string; at: Date },
) =>
  db
    .updateTable('liveLocation')
    .set({ stoppedAt: at })
    .where('personId', '=', personId)
    .where('crewId', '=', crewId)
    .where('stoppedAt', 'is', null)
    .execute();

/** A check-in that did not happen has no break. */
export const dropBreaks = (db: Db, checkId: string) =>
  db.deleteFrom('crewBreak').where('checkId', '=', checkId).execute();

/** Somebody has said the real end: nothing to look at any more. */
export const closeAutoTodos = (
  db: Db,
  { crewId, personId, at, by }: { crewId: string; personId: string; at: Date; by: string },
) =>
  db
    .updateTable('activity')
    .set({ doneAt: at, doneBy: by })
    .where('subjectKind', '=', 'crew')
    .where('subjectId', '=', crewId)
    .where('personParty', '=', personId)
    .where('type', '=', 'TODO_INT')
    .where('caption', '=', 'check_auto_closed')
    .where('doneAt', 'is', null)
    .execute();
