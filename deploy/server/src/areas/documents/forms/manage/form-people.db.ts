import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

type Row = {
  personId: string;
  personName: string;
  kind: 'form' | 'training';
  attempts: number | null;
  validFrom: string | null;
  validUntil: string | null;
  dueOn: string | null;
  resultState: 'open' | 'submitted' | null;
  resultId: string | null;
  submittedAt: Date | null;
  score: number | null;
  passed: boolean;
  passedUntil: string | null;
  failedSincePass: number;
  total: number;
};

/** Who is to do a form or has done it, with the newest result, what was submitted last, and the last pass. */
export async function peopleWithForm(
  db: Db,
  formId: string,
  { search, ...page }: { search: Search; limit: number; page: number },
) {
  const own = (columns: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`(select ${columns}
    from "formResult" where "formResult"."formId" = form.id and "formResult"."personId" = person.id
      and "formResult"."crewId" is null and "formResult".date is null and "formResult".shift is null ${where})`;
  const isDone = sql`(coalesce(last.state = 'submitted' and coalesce(last.passed, true), false))`;
  const { rows } = await sql<Row>`
    select person.id as "personId", ${fullName('person')} as "personName", form.kind, form.attempts, form."validFrom",
      form."validUntil", "formAssignment"."dueOn", last.state as "resultState", given.id as "resultId",
      given."submittedAt", given.score, pass.number is not null as passed,
      pass."validUntil" as "passedUntil", (count(*) over ())::int as total,
      ${own(
        sql`count(*)::int`,
        sql`and "formResult".passed = false
        and "formResult".number > coalesce(pass.number, 0)`,
      )} as "failedSincePass"
    from form cross join person
    left join "formAssignment" on "formAssignment"."formId" = form.id and "formAssignment"."personId" = person.id
    left join lateral ${own(sql`"formResult".*`, sql`order by "formResult".number desc limit 1`)} last on true
    left join lateral ${own(
      sql`"formResult".*`,
      sql`and "formResult".state = 'submitted'
      order by "formResult".number desc limit 1`,
    )} given on true
    left join lateral ${own(
      sql`"formResult".*`,
      sql`and "formResult".passed order by "formResult".number desc
      limit 1`,
    )} pass on true
    where form.id = ${formId} and (("formAssignment"."personId" is not null and person.active) or last.id is not null)
      and ${hasAll(sql.ref('person.nameText'), search)}
    order by ${isDone}, "formAssignment"."dueOn" nulls last, person."lastName", person."firstName", person.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
