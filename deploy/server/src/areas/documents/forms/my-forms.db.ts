import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';

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
  const mine = sql`"formAssignment" a
    join form f on f.id = a."formId"
      and f.kind in ('form', 'training') and f.active ${kind ? sql`and f.kind = ${kind}` : sql``}`;
  const own = (columns: ReturnType<typeof sql>, where: ReturnType<typeof sql>) => sql`(select ${columns}
    from "formResult" r where r."formId" = f.id and r."personId" = a."personId"
      and r."crewId" is null and r.date is null and r.shift is null ${where})`;
  const counted = await sql<{ total: number }>`select count(*) as total from ${mine}
    where a."personId" = ${personId}`.execute(db);
  const { rows } = await sql<Row>`
    select f.id, f.kind, f.name, f.intro, f."minimumScore", f.attempts,
      f."validFrom", f."validUntil", s.id as "skillId", s.caption as "skillCaption",
      a."dueOn", last.id as "resultId", last.state as "resultState", last."submittedAt",
      last.score, pass.number is not null as passed, pass."validUntil" as "passedUntil",
      (select count(*) from "formQuestion" q where q."formId" = f.id
        and q.kind <> 'info') as questions,
      (select count(*) from "formAnswer" w where w."resultId" = last.id) as answered,
      ${own(sql`count(*)`, sql`and r.passed = false and r.number > coalesce(pass.number, 0)`)} as "failedSincePass"
    from ${mine}
    left join skill s on s.id = f."skillId"
    left join lateral ${own(sql`r.*`, sql`order by r.number desc limit 1`)} last on true
    left join lateral ${own(sql`r.*`, sql`and r.passed order by r.number desc limit 1`)} pass on true
    where a."personId" = ${personId}
    order by a."dueOn" nulls last, f.rank, f.name, f.id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
