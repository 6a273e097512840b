import { pageOf } from '#platform/db/list/page-of.ts';
import { absenceGroups } from '@callboard/domain';
import type { VacationQueue } from '@callboard/domain';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';

type Status = Tables['absence']['status'];

const absences = (db: Db) =>
  db
    .selectFrom('absence')
    .innerJoin('person', 'person.id', 'absence.personId')
    .leftJoin('person as decider', 'decider.id', 'absence.decidedBy');

const withNames = (rows: ReturnType<typeof absences>) =>
  rows.select([
    'absence.id',
    'absence.version',
    'absence.personId',
    fullName('person').as('personName'),
    'absence.kind',
    'absence.status',
    'absence.fromDay as from',
    'absence.toDay as to',
    'absence.firstHalf',
    'absence.lastHalf',
    'absence.days',
    'absence.comment',
    'absence.reason',
    'absence.requestedAt',
    'absence.decidedAt',
    fullName<string | null>('decider').as('decidedBy'),
  ]);
export type AbsenceFound = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

type Wanted = {
  personId?: string | undefined;
  status?: Status | undefined;
  from?: string | undefined;
  to?: string | undefined;
  queue?: { of: VacationQueue; for: string | null; decidedSince: Date } | undefined;
  limit: number;
  page: number;
};

const inQueue = ({ of, for: decider, decidedSince }: NonNullable<Wanted['queue']>) => {
  const ofOthers = sql`absence."personId" is distinct from ${decider}::text`;
  switch (of) {
    case 'requests':
      return sql<boolean>`${ofOthers} and absence.status = 'requested'`;
    case 'cancellations':
      return sql<boolean>`${ofOthers} and absence.status = 'cancelRequested'`;
    case 'decided':
      return sql<boolean>`${ofOthers} and absence.status ${oneOf(absenceGroups.decided)}
        and absence."decidedBy" <> absence."personId" and absence."decidedAt" >= ${decidedSince}`;
  }
};

/** Who waits longest comes first. */
const queueOrder = {
  requests: sql`absence."requestedAt"`,
  cancellations: sql`coalesce(absence."decidedAt", absence."requestedAt")`,
  decided: sql`absence."decidedAt" desc`,
} as const satisfies Record<VacationQueue, unknown>;

/** The newest first; in a queue in the order of the queue. */
export async function absenceRows(db: Db, wanted: Wanted) {
  let found = absences(db);
  if (wanted.personId !== undefined) found = found.where('absence.personId', '=', wanted.personId);
  if (wanted.status !== undefined) found = found.where('absence.status', '=', wanted.status);
  if (wanted.from !== undefined) found = found.where('absence.toDay', '>=', wanted.from);
  if (wanted.to !== undefined) found = found.where('absence.fromDay', '<=', wanted.to);
  if (wanted.queue !== undefined) found = found.where(inQueue(wanted.queue));
  return pageOf(
    withNames(found)
      .orderBy(wanted.queue ? queueOrder[wanted.queue.of] : sql`absence."fromDay" desc`)
      .orderBy('absence.id'),
    wanted,
  );
}

export const absenceById = (db: Db, id: string) =>
  withNames(absences(db)).where('absence.id', '=', id).executeTakeFirst();

/** The row itself, until the transaction ends: of two who decide at once the second sees the first. */
export const holdAbsence = async (db: Db, id: string): Promise<void> => {
  await db.selectFrom('absence').select('id').where('id', '=', id).forUpdate().execute();
};

/** One person's absences are asked for by one call at a time. */
export const holdAbsencesOf = async (db: Db, personId: string): Promise<void> => {
  await db.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
};

/** Requests and vacations of a person on these days, or the sick days. */
export const absencesMeeting = (
  db: Db,
  { personId, from, to, sick }: { personId: string; from: string; to: string; sick: boolean },
) =>
  db
    .selectFrom('absence')
    .select(['id', 'fromDay as from', 'toDay as to', 'comment'])
    .where('personId', '=', personId)
    .where('kind', sick ? '=' : '<>', 'sick')
    .where('status', 'in', absenceGroups.held)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .orderBy('fromDay')
    .execute();

export const insertAbsence = async (db: Db, row: Insertable<Tables['absence']>): Promise<void> => {
  await db.insertInto('absence').values(row).execute();
};

export const decideAbsence = async (
  db: Db,
  id: string,
  decision: { status: Status; reason?: string; decidedBy: string | null; at: Date },
): Promise<void> => {
  await db
    .updateTable('absence')
    .set({
      status: decision.status,
      ...(decision.reason === undefined ? {} : { reason: decision.reason }),
      decidedAt: decision.at,
      decidedBy: decision.decidedBy,
      remindedAt: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};

/** One sick report in place of several that meet. */
export const stretchAbsence = async (
  db: Db,
  id: string,
  { from, to, days, others }: { from: string; to: string; days: number; others: readonly string[] },
): Promise<void> => {
  if (others.length > 0)
    await db
      .deleteFrom('absence')
      .where('id', 'in', [...others])
      .execute();
  await db
    .updateTable('absence')
    .set({ fromDay: from, toDay: to, days, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** Whether a month of this person that the days touch is locked. */
export const lockedIn = async (
  db: Db,
  personId: string,
  { from, to }: { from: string; to: string },
): Promise<string | null> =>
  (
    await db
      .selectFrom('monthLock')
      .select('month')
      .where('personId', '=', personId)
      .where('month', '<=', to)
      .where(sql<boolean>`month + interval '1 month' > ${from}::date`)
      .executeTakeFirst()
  )?.month ?? null;
