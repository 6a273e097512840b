import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

type Page = { limit: number; page: number; kind?: 'form' | 'training' | undefined };
type Row = {
  id: string;
  kind: 'form' | 'training';
  name: string;
  intro: string;
  minimumScore: number | null;
  attempts: number | null;
  validFrom: string | null;
  validUntil: string | null;
  skillId: string | null;
  skillCaption: string | null;
  dueOn: string | null;
  questions: number;
  answered: number;
  resultId: string | null;
  resultState: 'open' | 'submitted' | null;
  submittedAt: Date | null;
  score: number | null;
  passed: boolean;
  passedUntil: string | null;
  failedSincePass: number;
};

/** What a person is to do, with the newest result, the last pass and the failures since. */
export async function formsOf(db: Db, personId: string, { kind, ...page }: Page) {
  const mine = sql`"formAssignment"
    join form on form.id = "formAssignment"."formId"
      and form.kind in ('form', 'training') and form.active ${kind ? sql`and form.kind = ${kind}` : sql``}`;
  const own = (columns: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`(select ${columns}
    from "formResult" where "formResult"."formId" = form.id and "formResult"."personId" = "formAssignment"."personId"
      and "formResult"."crewId" is null and "formResult".date is null and "formResult".shift is null ${where})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${mine}
    where "formAssignment"."personId" = ${personId}`.execute(db);
  const { rows } = await sql<Row>`
    select form.id, form.kind, form.name, form.intro, form."minimumScore", form.attempts,
      form."validFrom", form."validUntil", skill.id as "skillId", skill.caption as "skillCaption",
      "formAssignment"."dueOn", last.id as "resultId", last.state as "resultState", last."submittedAt",
      last.score, pass.number is not null as passed, pass."validUntil" as "passedUntil",
      (select count(*) from "formQuestion" where "formQuestion"."formId" = form.id
        and "formQuestion".kind <> 'info') as questions,
      (select count(*) from "formAnswer" where "formAnswer"."resultId" = last.id) as answered,
      ${own(
        sql`count(*)`,
        sql`and "formResult".passed = false
        and "formResult".number > coalesce(pass.number, 0)`,
      )} as "failedSincePass"
    from ${mine}
    left join skill on skill.id = form."skillId"
    left join lateral ${own(sql`"formResult".*`, sql`order by "formResult".number desc limit 1`)} last on true
    left join lateral ${own(
      sql`"formResult".*`,
      sql`and "formResult".passed order by "formResult".number desc
      limit 1`,
    )} pass on true
    where "formAssignment"."personId" = ${personId}
    order by "formAssignment"."dueOn" nulls last, form.rank, form.name, form.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
