import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { isAbsent } from '../read/presence.db.ts';

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

const facts = sql`"crewItem".id as "itemId", "crewItem"."crewId", "crewItem"."personId",
  ${fullName('person')} as name, crew.name as "crewName", project.name as "projectName",
  coalesce(project."plannerId", project."managerId") as "plannerId", "crewItem"."startsAt", "crewItem"."timeZone"`;
const joins = sql`join person on person.id = "crewItem"."personId"
  join crew on crew.id = "crewItem"."crewId"
  join project on project.id = "crewItem"."projectId"`;

type Kind = 'preCallMissing' | 'noShow' | 'soon';
const unreminded = (kind: Kind) => sql`not exists (select from "crewItemReminder"
  where "crewItemReminder"."crewItemId" = "crewItem".id and "crewItemReminder".kind = ${kind})`;

/** Who starts soon and has not said to be on the way, looked at from now until the start. */
export async function withoutPreCall(
  db: Db,
  { now, hours, kind }: { now: Date; hours: number; kind: 'preCallMissing' | 'soon' },
): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from "crewItem" ${joins}
    where "crewItem".status ${oneOf(crewItemGroups.withoutPreCall)} and "crewItem"."startsAt" > ${now} and not ${isAbsent}
      and "crewItem"."startsAt" <= ${new Date(now.getTime() + hours * 3_600_000)} and crew."cancelledAt" is null
      and ${unreminded(kind)} order by "crewItem".id limit 500`.execute(db);
  return rows;
}

type Late = { now: Date; minutes: number };

const isAwaited = sql<boolean>`"crewItem".status ${oneOf(crewItemGroups.expected)} and not ${isAbsent}
  and crew."cancelledAt" is null`;

/** Who should have been there for a while and has not checked in; yesterday is nobody's surprise. */
const isMissing = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and "crewItem"."startsAt" <= ${new Date(now.getTime() - minutes * 60_000)}
  and "crewItem"."startsAt" > ${new Date(now.getTime() - 86_400_000)}`;

/** `late` of `presenceOf`, counted in SQL. */
export const isLate = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and "crewItem"."startsAt" < ${new Date(now.getTime() - minutes * 60_000)} and "crewItem"."endsAt" > ${now}`;

/** Missing people whom nobody was told of. */
export async function notCheckedIn(db: Db, late: Late): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from "crewItem" ${joins}
    where ${isMissing(late)} and ${unreminded('noShow')} order by "crewItem".id limit 500`.execute(db);
  return rows;
}

export type LateCrew = { crewId: string; crewName: string; projectName: string; people: number; since: Date };

/** Crews of the condition with late people, and since when the first is. */
export async function lateCrews(db: Db, late: Late, of: RawBuilder<boolean>): Promise<LateCrew[]> {
  const { rows } = await sql<LateCrew>`select "crewItem"."crewId", crew.name as "crewName",
      project.name as "projectName", count(*)::int as people, min("crewItem"."startsAt") as since
    from "crewItem" ${joins} where ${isLate(late)} and ${of}
    group by "crewItem"."crewId", crew.name, project.name order by since, "crewItem"."crewId" limit 50`.execute(
    db,
  );
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
