import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
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
    from (select * from activity where subject_kind = 'crewItem' and subject_id = ${itemId} and type = 'LOG'
        and caption = 'check_corrected' and after is not null
      order by at desc, id desc limit ${correctionsAtMost}) a
      left join person n on n.tenant_id = a.tenant_id and n.id = a.actor_id), '[]')`;

/** What the hours of a position belong to, what was agreed for them, and what was made of them. */
export const hoursContext = (db: Db, itemId: string) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as c', (join) =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select([
      'c.name as crewName',
      'p.number as projectNumber',
      'p.name as projectName',
      'i.pay_basis as payBasis',
      'i.pay_minor as payMinor',
      'i.currency',
      correctionsOf(itemId).as('corrections'),
    ])
    .where('i.id', '=', itemId)
    .executeTakeFirstOrThrow();

/** Own hours that somebody has corrected or answered for since a moment, the newest first. */
export async function hoursAnsweredFor(db: Db, { personId, since }: { personId: string; since: Date }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; kept: boolean }>`
    select k.crew_item_id as "itemId", p.name as project, c.name as crew, a.at, a.kept
    from (select distinct on (subject_id) subject_id, at, caption = 'hours_kept' as kept from activity
        where person_id = ${personId} and subject_kind = 'crewItem' and type = 'LOG' and at >= ${since}
          and caption in ('check_corrected', 'hours_kept') and actor_id is distinct from ${personId}
        order by subject_id, at desc, id desc) a
      join crew_check k on k.crew_item_id = a.subject_id and k.person_id = ${personId}
      join crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    order by a.at desc limit 10`.execute(db);
  return rows;
}

/** Own signed-off hours of open months that the person has not signed yet, the oldest first, and how many they are. */
export async function hoursToSign(db: Db, by: { personId: string; since: Date; limit: number }) {
  const { rows } = await sql<{ itemId: string; project: string; crew: string; at: Date; total: number }>`
    select k.crew_item_id as "itemId", p.name as project, c.name as crew, k.approved_at as at,
      (count(*) over ())::int as total
    from crew_check k
      join crew_item i on i.tenant_id = k.tenant_id and i.id = k.crew_item_id
      join crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    where k.person_id = ${by.personId} and k.state = 'signedOff' and k.signed_file_id is null
      and k.approved_at >= ${by.since}
      and not exists (select from month_lock m where m.tenant_id = k.tenant_id and m.person_id = k.person_id
        and m.month = date_trunc('month', i.starts_at at time zone i.time_zone)::date)
    order by k.approved_at, k.id limit ${by.limit}`.execute(db);
  return { items: rows, total: rows[0]?.total ?? 0 };
}
