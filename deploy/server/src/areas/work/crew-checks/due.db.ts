import { expectedStates, withoutPreCallStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
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

const facts = sql`i.id as "itemId", i.crew_id as "crewId", i.person_id as "personId",
  ${fullName('p')} as name, c.name as "crewName", j.name as "projectName",
  coalesce(j.planner_id, j.manager_id) as "plannerId", i.starts_at as "startsAt", i.time_zone as "timeZone"`;
const joins = sql`join person p on p.tenant_id = i.tenant_id and p.id = i.person_id
  join crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
  join project j on j.tenant_id = i.tenant_id and j.id = i.project_id`;

type Kind = 'preCallMissing' | 'noShow' | 'soon';
const unreminded = (kind: Kind) => sql`not exists (select from crew_item_reminder r
  where r.tenant_id = i.tenant_id and r.crew_item_id = i.id and r.kind = ${kind})`;

/** Who starts soon and has not said to be on the way, looked at from now until the start. */
export async function withoutPreCall(
  db: Db,
  { now, hours, kind }: { now: Date; hours: number; kind: 'preCallMissing' | 'soon' },
): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from crew_item i ${joins}
    where i.status ${oneOf(withoutPreCallStates)} and i.starts_at > ${now} and not ${isAbsent}
      and i.starts_at <= ${new Date(now.getTime() + hours * 3_600_000)} and c.cancelled_at is null
      and ${unreminded(kind)} order by i.id limit 500`.execute(db);
  return rows;
}

type Late = { now: Date; minutes: number };

const isAwaited = sql<boolean>`i.status ${oneOf(expectedStates)} and not ${isAbsent}
  and c.cancelled_at is null`;

/** Who should have been there for a while and has not checked in; yesterday is nobody's surprise. */
const isMissing = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and i.starts_at <= ${new Date(now.getTime() - minutes * 60_000)}
  and i.starts_at > ${new Date(now.getTime() - 86_400_000)}`;

/** `late` of `presenceOf`, counted in SQL. */
export const isLate = ({ now, minutes }: Late) => sql<boolean>`${isAwaited}
  and i.starts_at < ${new Date(now.getTime() - minutes * 60_000)} and i.ends_at > ${now}`;

/** Missing people whom nobody was told of. */
export async function notCheckedIn(db: Db, late: Late): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`select ${facts} from crew_item i ${joins}
    where ${isMissing(late)} and ${unreminded('noShow')} order by i.id limit 500`.execute(db);
  return rows;
}

export type LateCrew = { crewId: string; crewName: string; projectName: string; people: number; since: Date };

/** Crews of the condition on `c` with late people, and since when the first is. */
export async function lateCrews(db: Db, late: Late, of: RawBuilder<boolean>): Promise<LateCrew[]> {
  const { rows } = await sql<LateCrew>`select i.crew_id as "crewId", c.name as "crewName",
      j.name as "projectName", count(*)::int as people, min(i.starts_at) as since
    from crew_item i ${joins} where ${isLate(late)} and ${of}
    group by i.crew_id, c.name, j.name order by since, i.crew_id limit 50`.execute(db);
  return rows;
}

export const noteReminded = (db: Db, items: readonly DueItem[], kind: Kind, at: Date) =>
  db
    .insertInto('crew_item_reminder')
    .values(items.map(({ itemId }) => ({ crew_item_id: itemId, kind, at })))
    .onConflict((on) => on.doNothing())
    .execute();

/** Work that nobody has checked out of, long after its planned end. */
export async function overdueChecks(db: Db, { now, hours }: { now: Date; hours: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('crew_check')
    .select('crew_item_id as itemId')
    .where('state', '=', 'in')
    .where('planned_until', '<=', new Date(now.getTime() - hours * 3_600_000))
    .orderBy('crew_item_id')
    .limit(200)
    .execute();
  return rows.map(({ itemId }) => itemId);
}
