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
  const needed = neededFor(personId, 'skill.id');
  const isNear = (column: string) =>
    sql<boolean>`${sql.ref(column)} between ${today}::date - ${endedForDays}::int and ${today}::date + ${days}::int`;
  const { rows } = await sql<SkillRow>`select ending.* from (
      select skill.id, skill.caption, "personSkill"."validUntil", ${needed} as functions,
        ${isNear('personSkill.validUntil')} as near, "personSkill"."skillId" is null
          or "personSkill"."validUntil" < ${today} as lacks,
        array(select form.id from form where form."skillId" = skill.id and form.kind = 'training'
          and form.active) as trainings
      from skill left join "personSkill"
        on "personSkill"."skillId" = skill.id and "personSkill"."personId" = ${personId}
      where not exists (select from document where document.id = "personSkill"."documentId"
        and document."ownerId" = ${personId}
          and document.status = 'information' and not document.withheld and ${isNear('document.validUntil')})
        and not exists (select from document join "documentType" on "documentType".id = document."typeId"
          where document."ownerId" = ${personId} and "documentType"."skillId" = skill.id
            and document.status = 'beingVerified')) ending
    where ending.near or (ending.lacks and ending.functions <> '')
    order by ending."validUntil" nulls first, ending.caption, ending.id limit 200`.execute(db);
  return rows;
}
