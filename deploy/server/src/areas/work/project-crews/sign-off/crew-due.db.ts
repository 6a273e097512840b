import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';

export type DueCrew = {
  id: string;
  name: string;
  projectName: string;
  plannerId: string | null;
  timeZone: string;
  lastEnd: Date;
};

/** Crews of the condition whose work is over, that have hours, and that nobody has signed off. */
export async function unsignedCrews(
  db: Db,
  { now, of }: { now: Date; of: RawBuilder<boolean> },
): Promise<DueCrew[]> {
  const { rows } = await sql<DueCrew>`
    select crew.id, crew.name, project.name as "projectName", project."plannerId", crew."timeZone",
      max("crewItem"."endsAt") as "lastEnd"
    from crew
      join project on project.id = crew."projectId"
      join "crewItem" on "crewItem"."crewId" = crew.id
        and "crewItem".status ${oneOf(crewItemGroups.uncleared)}
    where crew."signedOffAt" is null and crew."cancelledAt" is null and ${of}
      and crew."startDate" >= ${new Date(now.getTime() - 30 * 86_400_000)}::date
      and exists (select from "crewCheck" where "crewCheck"."crewId" = crew.id
        and "crewCheck"."checkedFrom" is not null)
    group by crew."tenantId", crew.id, crew.name, crew."timeZone", project.name, project."plannerId"
    having max("crewItem"."endsAt") < ${now} order by crew.id limit 200`.execute(db);
  return rows;
}

/** Nobody was told yet that the hours wait. */
export const notReminded = sql<boolean>`crew."signOffRemindedAt" is null`;

export const noteSignOffReminded = (db: Db, crewId: string, at: Date) =>
  db.updateTable('crew').set({ signOffRemindedAt: at }).where('id', '=', crewId).execute();

export type DueNote = { id: string; crewId: string; number: string; crewName: string; projectName: string };

/** Notes that were released and that nobody has signed since. Of one that is disputed the client has said enough. */
export async function unsignedNotes(
  db: Db,
  { now, hours }: { now: Date; hours: number },
): Promise<DueNote[]> {
  const { rows } = await sql<DueNote>`
    select "crewPaper".id, "crewPaper"."crewId", "crewPaper".number, crew.name as "crewName",
      project.name as "projectName"
    from "crewPaper"
      join crew on crew.id = "crewPaper"."crewId"
      join project on project.id = crew."projectId"
    where "crewPaper".kind = 'deliveryNote'
      and "crewPaper"."releasedAt" <= ${new Date(now.getTime() - hours * 3_600_000)}
      and "crewPaper"."signedAt" is null and "crewPaper"."digitallyConfirmedAt" is null
        and "crewPaper"."remindedAt" is null
      and "crewPaper"."disputedAt" is null
    order by "crewPaper".id limit 200`.execute(db);
  return rows;
}

export const notePaperReminded = (db: Db, id: string, at: Date) =>
  db.updateTable('crewPaper').set({ remindedAt: at }).where('id', '=', id).execute();

/** Nobody's way to work is kept longer than a day. */
export const forgetLocations = (db: Db, before: Date) =>
  db.deleteFrom('liveLocation').where('startedAt', '<', before).execute();
