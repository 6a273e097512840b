import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import type { hoursNote } from './approve-hours.ts';

type Note = ReturnType<typeof hoursNote>;
export type CorrectionRow = {
  id: string;
  at: string;
  by: string | null;
  reason: string;
  before: Note | null;
  after: Note;
};

const correctionsAtMost = 50;

/** Who has made other hours of these, when and why, the newest first. */
const correctionsOf = (itemId: string): RawBuilder<CorrectionRow[]> =>
  sql`coalesce((select json_agg(json_build_object('id', a.id, 'at', a.at, 'by', ${fullName('n')},
      'reason', a.reason, 'before', a.before, 'after', a.after) order by a.at desc, a.id desc)
    from (select * from activity where "subjectKind" = 'crewItem' and "subjectId" = ${itemId} and type = 'LOG'
        and caption = 'check_corrected' and after is not null
      order by at desc, id desc limit ${correctionsAtMost}) a
      left join person n on n.id = a."actorId"), '[]')`;

/** What the hours of a position belong to, what was agreed for them, and what was made of them. */
export const hoursContext = (db: Db, itemId: string) =>
  db
    .selectFrom('crewItem as i')
    .innerJoin('crew as c', 'c.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .select([
      'c.name as crewName',
      'p.number as projectNumber',
      'p.name as projectName',
      'i.payBasis',
      'i.payMinor',
      'i.currency',
      correctionsOf(itemId).as('corrections'),
    ])
    .where('i.id', '=', itemId)
    .executeTakeFirstOrThrow();

/** Own hours that somebody has corrected or answered for since a moment, the newest first. */
export async function hoursAnsweredFor(db: Db, { personId, since }: { personId: string; since: Date }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; kept: boolean }>`
    select k."crewItemId" as "itemId", p.name as project, c.name as crew, a.at, a.kept
    from (select distinct on ("subjectId") "subjectId", at, caption = 'hours_kept' as kept from activity
        where "personId" = ${personId} and "subjectKind" = 'crewItem' and type = 'LOG' and at >= ${since}
          and caption in ('check_corrected', 'hours_kept') and "actorId" is distinct from ${personId}
        order by "subjectId", at desc, id desc) a
      join "crewCheck" k on k."crewItemId" = a."subjectId" and k."personId" = ${personId}
      join crew c on c.id = k."crewId"
      join project p on p.id = c."projectId"
    order by a.at desc limit 10`.execute(db);
  return rows;
}

/** Own signed-off hours of open months that the person has not signed yet, the oldest first, and how many they are. */
export async function hoursToSign(db: Db, by: { personId: string; since: Date; limit: number }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; total: number }>`
    select k."crewItemId" as "itemId", p.name as project, c.name as crew, k."approvedAt" as at,
      (count(*) over ())::int as total
    from "crewCheck" k
      join "crewItem" i on i.id = k."crewItemId"
      join crew c on c.id = k."crewId"
      join project p on p.id = c."projectId"
    where k."personId" = ${by.personId} and k.state = 'signedOff' and k."signedFileId" is null
      and k."approvedAt" >= ${by.since}
      and not exists (select from "monthLock" m where m."personId" = k."personId"
        and m.month = date_trunc('month', i."startsAt" at time zone i."timeZone")::date)
    order by k."approvedAt", k.id limit ${by.limit}`.execute(db);
  return { items: rows, total: rows[0]?.total ?? 0 };
}
