import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { endedForDays } from './home-papers.db.ts';
import { neededFor } from './needed-for.db.ts';

export type SkillRow = {
  id: string;
  caption: string;
  validUntil: string | null;
  /** What the person cannot be planned as without it; empty where nothing needs it. */
  functions: string;
  trainings: string[];
};

type Asked = { personId: string; today: string; days: number };

/**
 * Skills of a person that end within these days or ended not long ago, and those that a function of theirs needs and
 * they do not have. Where a paper proves it, the paper's own warning says so, or its check is under way.
 */
export async function skillsEnding(db: Db, { personId, today, days }: Asked): Promise<SkillRow[]> {
  const needed = neededFor(personId, 's.id');
  const isNear = (column: string) =>
    sql<boolean>`${sql.ref(column)} between ${today}::date - ${endedForDays}::int and ${today}::date + ${days}::int`;
  const { rows } = await sql<SkillRow>`select w.* from (
      select s.id, s.caption, x.valid_until as "validUntil", ${needed} as functions,
        ${isNear('x.valid_until')} as near, x.skill_id is null or x.valid_until < ${today} as lacks,
        array(select t.id from form t where t.skill_id = s.id and t.kind = 'training' and t.active) as trainings
      from skill s left join person_skill x
        on x.tenant_id = s.tenant_id and x.skill_id = s.id and x.person_id = ${personId}
      where not exists (select from document d where d.id = x.document_id and d.owner_id = ${personId}
          and d.status = 'information' and not d.withheld and ${isNear('d.valid_until')})
        and not exists (select from document d join document_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
          where d.owner_id = ${personId} and t.skill_id = s.id and d.status = 'beingVerified')) w
    where w.near or (w.lacks and w.functions <> '')
    order by w."validUntil" nulls first, w.caption, w.id limit 200`.execute(db);
  return rows;
}
