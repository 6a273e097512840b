import { unclearedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';

export type DueCrew = {
  id: string;
  name: string;
  projectName: string;
  plannerId: string | null;
  timeZone: string;
  lastEnd: Date;
};

/** Crews of the condition on `c` whose work is over, that have hours, and that nobody has signed off. */
export async function unsignedCrews(
  db: Db,
  { now, of }: { now: Date; of: RawBuilder<boolean> },
): Promise<DueCrew[]> {
  const { rows } = await sql<DueCrew>`
    select c.id, c.name, j.name as "projectName", j.planner_id as "plannerId", c.time_zone as "timeZone",
      max(i.ends_at) as "lastEnd"
    from crew c
      join project j on j.tenant_id = c.tenant_id and j.id = c.project_id
      join crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
        and i.status ${oneOf(unclearedStates)}
    where c.signed_off_at is null and c.cancelled_at is null and ${of}
      and c.start_date >= ${new Date(now.getTime() - 30 * 86_400_000)}::date
      and exists (select from crew_check k where k.tenant_id = c.tenant_id and k.crew_id = c.id
        and k.checked_from is not null)
    group by c.tenant_id, c.id, c.name, c.time_zone, j.name, j.planner_id
    having max(i.ends_at) < ${now} order by c.id limit 200`.execute(db);
  return rows;
}

/** Of `crew as c`: nobody was told yet that the hours wait. */
export const notReminded = sql<boolean>`c.sign_off_reminded_at is null`;

export const noteSignOffReminded = (db: Db, crewId: string, at: Date) =>
  db.updateTable('crew').set({ sign_off_reminded_at: at }).where('id', '=', crewId).execute();

export type DueNote = { id: string; crewId: string; number: string; crewName: string; projectName: string };

/** Notes that were released and that nobody has signed since. Of one that is disputed the client has said enough. */
export async function unsignedNotes(
  db: Db,
  { now, hours }: { now: Date; hours: number },
): Promise<DueNote[]> {
  const { rows } = await sql<DueNote>`
    select n.id, n.crew_id as "crewId", n.number, c.name as "crewName", j.name as "projectName"
    from crew_paper n
      join crew c on c.tenant_id = n.tenant_id and c.id = n.crew_id
      join project j on j.tenant_id = c.tenant_id and j.id = c.project_id
    where n.kind = 'deliveryNote' and n.released_at <= ${new Date(now.getTime() - hours * 3_600_000)}
      and n.signed_at is null and n.digitally_confirmed_at is null and n.reminded_at is null
      and n.disputed_at is null
    order by n.id limit 200`.execute(db);
  return rows;
}

export const notePaperReminded = (db: Db, id: string, at: Date) =>
  db.updateTable('crew_paper').set({ reminded_at: at }).where('id', '=', id).execute();

/** Nobody's way to work is kept longer than a day. */
export const forgetLocations = (db: Db, before: Date) =>
  db.deleteFrom('live_location').where('started_at', '<', before).execute();
