import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';

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
    from "formResult" r where r."formId" = f.id and r."personId" = p.id
      and r."crewId" is null and r.date is null and r.shift is null ${where})`;
  const isDone = sql`(coalesce(last.state = 'submitted' and coalesce(last.passed, true), false))`;
  const { rows } = await sql<Row>`
    select p.id as "personId", ${fullName('p')} as "personName", f.kind, f.attempts, f."validFrom",
      f."validUntil", a."dueOn", last.state as "resultState", given.id as "resultId",
      given."submittedAt", given.score, pass.number is not null as passed,
      pass."validUntil" as "passedUntil", (count(*) over ())::int as total,
      ${own(sql`count(*)::int`, sql`and r.passed = false and r.number > coalesce(pass.number, 0)`)} as "failedSincePass"
    from form f cross join person p
    left join "formAssignment" a on a."formId" = f.id and a."personId" = p.id
    left join lateral ${own(sql`r.*`, sql`order by r.number desc limit 1`)} last on true
    left join lateral ${own(sql`r.*`, sql`and r.state = 'submitted' order by r.number desc limit 1`)} given on true
    left join lateral ${own(sql`r.*`, sql`and r.passed order by r.number desc limit 1`)} pass on true
    where f.id = ${formId} and ((a."personId" is not null and p.active) or last.id is not null)
      and ${hasAll(sql`fold_text(${fullName('p')})`, search)}
    order by ${isDone}, a."dueOn" nulls last, p."lastName", p."firstName", p.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
