import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { insertAll } from '../seed.db.ts';
import { demoCheckForms, demoForms } from './demo-forms.ts';
import { demoTrainings } from './demo-trainings.ts';
import { formId, formRow, questionRows } from './form-rows.ts';
import { addMade, noRows } from './result-rows.ts';
import { checkRows } from './seed-checks.db.ts';
import { addSkills, trainingRows } from './seed-trainings.db.ts';

type How = 'open' | 'half' | 'done' | 'changed';
/** Of the crew member, form by form: with the days until it is due. */
const ownForms: readonly (readonly [How, number | null])[] = [
  ['half', 1],
  ['done', -20],
  ['open', -2],
  ['changed', null],
  ['open', 5],
  ['done', null],
  ['open', null],
  ['half', 9],
  ['open', 3],
];
const turns: readonly How[] = ['done', 'open', 'done', 'half', 'done', 'done', 'changed'];
const dayMs = 86_400_000;

/** Those who sign in and work, and thirty more. */
function peopleOf({ people, personOf }: Demo): string[] {
  const own = ['crew', 'chief', 'everything'].flatMap((login) => personOf(login)?.id ?? []);
  const others = people.filter((one) => one.active && !own.includes(one.id)).slice(-30);
  return [...own, ...others.map(({ id }) => id)];
}

function formRows(demo: Demo, rows: ReturnType<typeof noRows>, people: readonly string[]) {
  const { tenant, now, today, personOf } = demo;
  const crew = personOf('crew')?.id;
  const assignments: Insertable<Tables['formAssignment']>[] = [];
  for (const [at, personId] of people.entries()) {
    for (const [nth, form] of demoForms.entries()) {
      const own = personId === crew ? ownForms[nth] : undefined;
      if (!own && (at + nth) % 3 === 0) continue;
      const [how, due] = own ?? [turns[(at + nth) % turns.length] ?? 'open', nth % 2 ? nth - 3 : null];
      const dueOn = due === null ? null : addDays(today, due);
      assignments.push({ formId: formId(tenant.id, form.key), personId, dueOn });
      const startedAt = new Date(now.getTime() - (3 + nth) * dayMs);
      const submittedAt = new Date(startedAt.getTime() + 1_200_000);
      if (how === 'half') addMade(demo, rows, { form, personId, startedAt, answered: 1 });
      if (how === 'done' || how === 'changed')
        addMade(demo, rows, { form, personId, startedAt, submittedAt });
      if (how === 'changed')
        addMade(demo, rows, { form, personId, number: 2, startedAt: new Date(now.getTime() - dayMs) });
    }
  }
  return assignments;
}

/** Forms, trainings and security checks with everything that can have become of them. */
export async function seedForms(db: Db, demo: Demo): Promise<void> {
  const { tenant, personOf } = demo;
  if (tenant.id === 'canal') return;
  const all = [...demoForms, ...demoTrainings, ...demoCheckForms];
  await insertAll(
    db,
    'form',
    all.map((form, rank) => formRow(demo, form, rank)),
  );
  await insertAll(
    db,
    'formQuestion',
    all.flatMap((form) => questionRows(demo, form)),
  );
  const rows = noRows();
  const people = peopleOf(demo);
  const assigned = formRows(demo, rows, people);
  const trained = people.filter((_, at) => at < 24 || personOf('everything') === undefined);
  const skills = trainingRows(demo, rows, trained);
  const trainings = trained.flatMap((personId) =>
    demoTrainings.map(({ key }, nth) => ({
      personId,
      formId: formId(tenant.id, key),
      dueOn: nth === 4 ? addDays(demo.today, 6) : null,
    })),
  );
  const { checks, file } = await checkRows(db, demo, rows);
  await insertAll(db, 'file', [file]);
  await insertAll(db, 'formAssignment', [...assigned, ...trainings]);
  await insertAll(db, 'formResult', rows.results);
  await insertAll(db, 'formAnswer', rows.answers);
  await insertAll(db, 'securityCheck', checks);
  await addSkills(db, skills);
}
