import { unclearedStates } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

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
    select c.id, c.name, j.name as "projectName", j."plannerId", c."timeZone",
      max(i."endsAt") as "lastEnd"
    from crew c
      join project j on j.id = c."projectId"
      join "crewItem" i on i."crewId" = c.id
        and i.status ${oneOf(unclearedStates)}
    where c."signedOffAt" is null and c."cancelledAt" is null and ${of}
      and c."startDate" >= ${new Date(now.getTime() - 30 * 86_400_000)}::date
      and exists (select from "crewCheck" k where k."crewId" = c.id
        and k."checkedFrom" is not null)
    group by c."tenantId", c.id, c.name, c."timeZone", j.name, j."plannerId"
    having max(i."endsAt") < ${now} order by c.id limit 200`.execute(db);
  return rows;
}

/** Of `crew as c`: nobody was told yet that the hours wait. */
export const notReminded = sql<boolean>`c."signOffRemindedAt" is null`;

export const noteSignOffReminded = (db: Db, crewId: string, at: Date) =>
  db.updateTable('crew').set({ signOffRemindedAt: at }).where('id', '=', crewId).execute();

export type DueNote = { id: string; crewId: string; number: string; crewName: string; projectName: string };

/** Notes that were released and that nobody has signed since. Of one that is disputed the client has said enough. */
export async function unsignedNotes(
  db: Db,
  { now, hours }: { now: Date; hours: number },
): Promise<DueNote[]> {
  const { rows } = await sql<DueNote>`
    select n.id, n."crewId", n.number, c.name as "crewName", j.name as "projectName"
    from "crewPaper" n
      join crew c on c.id = n."crewId"
      join project j on j.id = c."projectId"
    where n.kind = 'deliveryNote' and n."releasedAt" <= ${new Date(now.getTime() - hours * 3_600_000)}
      and n."signedAt" is null and n."digitallyConfirmedAt" is null and n."remindedAt" is null
      and n."disputedAt" is null
    order by n.id limit 200`.execute(db);
  return rows;
}

export const notePaperReminded = (db: Db, id: string, at: Date) =>
  db.updateTable('crewPaper').set({ remindedAt: at }).where('id', '=', id).execute();

/** Nobody's way to work is kept longer than a day. */
export const forgetLocations = (db: Db, before: Date) =>
  db.deleteFrom('liveLocation').where('startedAt', '<', before).execute();
