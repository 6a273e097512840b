import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

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
    from form_result r where r.tenant_id = f.tenant_id and r.form_id = f.id and r.person_id = p.id
      and r.crew_id is null and r.date is null and r.shift is null ${where})`;
  const isDone = sql`(coalesce(last.state = 'submitted' and coalesce(last.passed, true), false))`;
  const { rows } = await sql<Row>`
    select p.id as "personId", ${fullName('p')} as "personName", f.kind, f.attempts, f.valid_from as "validFrom",
      f.valid_until as "validUntil", a.due_on as "dueOn", last.state as "resultState", given.id as "resultId",
      given.submitted_at as "submittedAt", given.score, pass.number is not null as passed,
      pass.valid_until as "passedUntil", (count(*) over ())::int as total,
      ${own(sql`count(*)::int`, sql`and r.passed = false and r.number > coalesce(pass.number, 0)`)} as "failedSincePass"
    from form f join person p on p.tenant_id = f.tenant_id
    left join form_assignment a on a.tenant_id = f.tenant_id and a.form_id = f.id and a.person_id = p.id
    left join lateral ${own(sql`r.*`, sql`order by r.number desc limit 1`)} last on true
    left join lateral ${own(sql`r.*`, sql`and r.state = 'submitted' order by r.number desc limit 1`)} given on true
    left join lateral ${own(sql`r.*`, sql`and r.passed order by r.number desc limit 1`)} pass on true
    where f.id = ${formId} and ((a.person_id is not null and p.active) or last.id is not null)
      and ${hasAll(sql`fold_text(${fullName('p')})`, search)}
    order by ${isDone}, a.due_on nulls last, p.last_name, p.first_name, p.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
