import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

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
  const mine = sql`form_assignment a
    join form f on f.tenant_id = a.tenant_id and f.id = a.form_id
      and f.kind in ('form', 'training') and f.active ${kind ? sql`and f.kind = ${kind}` : sql``}`;
  const own = (columns: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`(select ${columns}
    from form_result r where r.tenant_id = f.tenant_id and r.form_id = f.id and r.person_id = a.person_id
      and r.crew_id is null and r.date is null and r.shift is null ${where})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${mine}
    where a.person_id = ${personId}`.execute(db);
  const { rows } = await sql<Row>`
    select f.id, f.kind, f.name, f.intro, f.minimum_score as "minimumScore", f.attempts,
      f.valid_from as "validFrom", f.valid_until as "validUntil", s.id as "skillId", s.caption as "skillCaption",
      a.due_on as "dueOn", last.id as "resultId", last.state as "resultState", last.submitted_at as "submittedAt",
      last.score, pass.number is not null as passed, pass.valid_until as "passedUntil",
      (select count(*) from form_question q where q.tenant_id = f.tenant_id and q.form_id = f.id
        and q.kind <> 'info') as questions,
      (select count(*) from form_answer w where w.tenant_id = f.tenant_id and w.result_id = last.id) as answered,
      ${own(sql`count(*)`, sql`and r.passed = false and r.number > coalesce(pass.number, 0)`)} as "failedSincePass"
    from ${mine}
    left join skill s on s.tenant_id = f.tenant_id and s.id = f.skill_id
    left join lateral ${own(sql`r.*`, sql`order by r.number desc limit 1`)} last on true
    left join lateral ${own(sql`r.*`, sql`and r.passed order by r.number desc limit 1`)} pass on true
    where a.person_id = ${personId}
    order by a.due_on nulls last, f.rank, f.name, f.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
