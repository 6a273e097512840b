import { expectedStates, withoutPreCallStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isAbsent } from './presence.db.ts';

export type DueItem = {
  itemId: string;
  crewId: string;
  personId: string;
  name: string;
  crewName: string;
  projectName: string;
  plannerId: string | null;
  startsAt: Date;
  timeZone: string;
};

const facts = sql`i.id as "itemId", i."crewId", i."personId",
  ${fullName('p')} as name, c.name as "crewName", j.name as "projectName",
  coalesce(j."plannerId", j."managerId") as "plannerId", i."startsAt", i."timeZone"`;
const joins = sql`join person p on p.id = i."personId"
  join crew c on c.id = i."crewId"
  join project j on j.id = i."projectId"`;

type Kind = 'preCallMissing' | 'noShow' | 'soon';
const unreminded = (kind: Kind) => sql`not exists (select from "crewItemReminder" r
  where r."crewItemId" = i.id and r.kind = ${kind})`;

/** Who starts soon and has not said to be on the way, looked at from now until the start. */
export async function withoutPreCall(
  db: Db,
  { now, hours, kind }: { now: Date; hours: number; kind: 'preCallMissing' | 'soon' },
): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from "crewItem" i ${joins}
    where i.status ${oneOf(withoutPreCallStates)} and i."startsAt" > ${now} and not ${isAbsent}
      and i."startsAt" <= ${new Date(now.getTime() + hours * 3_600_000)} and c."cancelledAt" is null
      and ${unreminded(kind)} order by i.id limit 500`.execute(db);
  return rows;
}

type Late = { now: Date; minutes: number };

const isAwaited = sql<boolean>`i.status ${oneOf(expectedStates)} and not ${isAbsent}
  and c."cancelledAt" is null`;

/** Who should have been there for a while and has not checked in; yesterday is nobody's surprise. */
const isMissing = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and i."startsAt" <= ${new Date(now.getTime() - minutes * 60_000)}
  and i."startsAt" > ${new Date(now.getTime() - 86_400_000)}`;

/** `late` of `presenceOf`, counted in SQL. */
export const isLate = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and i."startsAt" < ${new Date(now.getTime() - minutes * 60_000)} and i."endsAt" > ${now}`;

/** Missing people whom nobody was told of. */
export async function notCheckedIn(db: Db, late: Late): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from "crewItem" i ${joins}
    where ${isMissing(late)} and ${unreminded('noShow')} order by i.id limit 500`.execute(db);
  return rows;
}

export type LateCrew = { crewId: string; crewName: string; projectName: string; people: number; since: Date };

/** Crews of the condition on `c` with late people, and since when the first is. */
export async function lateCrews(db: Db, late: Late, of: RawBuilder<boolean>): Promise<LateCrew[]> {
  const { rows } = await sql<LateCrew>`select i."crewId", c.name as "crewName",
      j.name as "projectName", count(*)::int as people, min(i."startsAt") as since
    from "crewItem" i ${joins} where ${isLate(late)} and ${of}
    group by i."crewId", c.name, j.name order by since, i."crewId" limit 50`.execute(db);
  return rows;
}

export const noteReminded = (db: Db, items: readonly DueItem[], kind: Kind, at: Date) =>
  db
    .insertInto('crewItemReminder')
    .values(items.map(({ itemId }) => ({ crewItemId: itemId, kind, at })))
    .onConflict((on) => on.doNothing())
    .execute();

/** Work that nobody has checked out of, long after its planned end. */
export async function overdueChecks(db: Db, { now, hours }: { now: Date; hours: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('crewCheck')
    .select('crewItemId as itemId')
    .where('state', '=', 'in')
    .where('plannedUntil', '<=', new Date(now.getTime() - hours * 3_600_000))
    .orderBy('crewItemId')
    .limit(200)
    .execute();
  return rows.map(({ itemId }) => itemId);
}
