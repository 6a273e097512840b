import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
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
      select s.id, s.caption, x."validUntil", ${needed} as functions,
        ${isNear('x.validUntil')} as near, x."skillId" is null or x."validUntil" < ${today} as lacks,
        array(select t.id from form t where t."skillId" = s.id and t.kind = 'training' and t.active) as trainings
      from skill s left join "personSkill" x
        on x."skillId" = s.id and x."personId" = ${personId}
      where not exists (select from document d where d.id = x."documentId" and d."ownerId" = ${personId}
          and d.status = 'information' and not d.withheld and ${isNear('d.validUntil')})
        and not exists (select from document d join "documentType" t on t.id = d."typeId"
          where d."ownerId" = ${personId} and t."skillId" = s.id and d.status = 'beingVerified')) w
    where w.near or (w.lacks and w.functions <> '')
    order by w."validUntil" nulls first, w.caption, w.id limit 200`.execute(db);
  return rows;
}
