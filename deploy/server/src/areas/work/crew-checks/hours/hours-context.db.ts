import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import type { hoursNote } from './approve-hours.ts';

type Note = ReturnType<typeof hoursNote>;

const correctionsAtMost = 50;

/** Who has made other hours of these, when and why, the newest first. */
const correctionsOf = (db: Db, itemId: string) =>
  jsonArrayFrom(
    db
      .selectFrom('activity')
      .leftJoin('person', 'person.id', 'activity.actorId')
      .select([
        'activity.id',
        'activity.at',
        fullName<string | null>('person').as('by'),
        'activity.reason',
        sql<Note | null>`activity.before`.as('before'),
        sql<Note>`activity.after`.as('after'),
      ])
      .where('activity.subjectKind', '=', 'crewItem')
      .where('activity.subjectId', '=', itemId)
      .where('activity.type', '=', 'LOG')
      .where('activity.caption', '=', 'check_corrected')
      .where('activity.after', 'is not', null)
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id', 'desc')
      .limit(correctionsAtMost),
  );

/** What the hours of a position belong to, what was agreed for them, and what was made of them. */
export const hoursContext = (db: Db, itemId: string) =>
  db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .select([
      'crew.name as crewName',
      'project.number as projectNumber',
      'project.name as projectName',
      'crewItem.payBasis',
      'crewItem.payMinor',
      'crewItem.currency',
      correctionsOf(db, itemId).as('corrections'),
    ])
    .where('crewItem.id', '=', itemId)
    .executeTakeFirstOrThrow();

/** Own hours that somebody has corrected or answered for since a moment, the newest first. */
export async function hoursAnsweredFor(db: Db, { personId, since }: { personId: string; since: Date }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; kept: boolean }>`
    select "crewCheck"."crewItemId" as "itemId", project.name as project, crew.name as crew, answer.at, answer.kept
    from (select distinct on ("subjectId") "subjectId", at, caption = 'hours_kept' as kept from activity
        where "personId" = ${personId} and "subjectKind" = 'crewItem' and type = 'LOG' and at >= ${since}
          and caption in ('check_corrected', 'hours_kept') and "actorId" is distinct from ${personId}
        order by "subjectId", at desc, id desc) answer
      join "crewCheck" on "crewCheck"."crewItemId" = answer."subjectId" and "crewCheck"."personId" = ${personId}
      join crew on crew.id = "crewCheck"."crewId"
      join project on project.id = crew."projectId"
    order by answer.at desc limit 10`.execute(db);
  return rows;
}

/** Own signed-off hours of open months that the person has not signed yet, the oldest first, and how many they are. */
export async function hoursToSign(db: Db, by: { personId: string; since: Date; limit: number }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; total: number }>`
    select "crewCheck"."crewItemId" as "itemId", project.name as project, crew.name as crew,
      "crewCheck"."approvedAt" as at,
      (count(*) over ())::int as total
    from "crewCheck"
      join "crewItem" on "crewItem".id = "crewCheck"."crewItemId"
      join crew on crew.id = "crewCheck"."crewId"
      join project on project.id = crew."projectId"
    where "crewCheck"."personId" = ${by.personId} and "crewCheck".state = 'signedOff'
      and "crewCheck"."signedFileId" is null
      and "crewCheck"."approvedAt" >= ${by.since}
      and not exists (select from "monthLock" where "monthLock"."personId" = "crewCheck"."personId"
        and "monthLock".month = date_trunc('month', "crewItem"."startsAt" at time zone "crewItem"."timeZone")::date)
    order by "crewCheck"."approvedAt", "crewCheck".id limit ${by.limit}`.execute(db);
  return { items: rows, total: rows[0]?.total ?? 0 };
}
