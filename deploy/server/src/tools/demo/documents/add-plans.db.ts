import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { insertAll } from '../seed.db.ts';
import type { Papers } from './demo-papers.ts';
import type { DocumentPlan } from './document-plan.ts';
import { rowsOf } from './document-rows.ts';

const firstNumber = 10_001;

/** Writes documents of the demo with all that hangs on them, numbered on from the last. */
export async function addPlans(
  db: Db,
  demo: Demo,
  plans: readonly DocumentPlan[],
  { papers, office }: { papers: Partial<Papers>; office: Person },
) {
  const range = await db
    .selectFrom('numberRange')
    .select('last')
    .where('kind', '=', 'document')
    .executeTakeFirst();
  const next = (range?.last ?? firstNumber - 1) + 1;
  const made = plans.map((plan, at) =>
    rowsOf(demo, plan, `D-${next + at}`, (plan.paper && papers[plan.paper]) ?? null, office),
  );
  const documents = made.map(({ document }) => document);
  await insertAll(db, 'document', documents);
  await insertAll(
    db,
    'signatory',
    made.flatMap(({ signatories }) => signatories),
  );
  await insertAll(
    db,
    'signature',
    made.flatMap(({ signatures }) => signatures),
  );
  await insertAll(
    db,
    'documentEvent',
    made.flatMap(({ events }) => events),
  );
  const last = next + plans.length - 1;
  await db
    .insertInto('numberRange')
    .values({ kind: 'document', last })
    .onConflict((on) =>
      on.columns(['tenantId', 'kind']).doUpdateSet({ last: sql`greatest("numberRange".last, ${last})` }),
    )
    .execute();
  return documents;
}
