import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { skillId } from '../base/seed-catalogue.ts';
import type { Demo } from '../demo.ts';
import { demoTrainings } from './demo-trainings.ts';
import type { DemoTraining } from './demo-trainings.ts';
import { addMade } from './result-rows.ts';
import type { noRows } from './result-rows.ts';

type Stand = 'open' | 'started' | 'failed' | 'locked' | 'passed' | 'expiring' | 'expired';
const dayMs = 86_400_000;

/** How the trainings stand for who signs in, in the order of the demo; the others follow by turns. */
const trainingStatesOf: Readonly<Record<string, readonly Stand[]>> = {
  crew: ['expiring', 'failed', 'passed', 'started', 'open', 'open'],
  chief: ['passed', 'expired', 'passed', 'locked', 'started', 'open'],
};
const turns: readonly Stand[] = ['passed', 'passed', 'open', 'expiring', 'passed', 'failed', 'expired'];
/** Days since the last pass, of a training that counts for a year. */
const passedAgo = { passed: 40, expiring: 359, expired: 380 } as const;

function addStand(
  demo: Demo,
  rows: ReturnType<typeof noRows>,
  form: DemoTraining,
  personId: string,
  stand: Stand,
) {
  const { now, today } = demo;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const attempt = (number: number, days: number, passed: boolean, validUntil: string | null = null) =>
    addMade(demo, rows, {
      form,
      personId,
      number,
      startedAt: ago(days),
      submittedAt: new Date(ago(days).getTime() + 600_000),
      right: passed,
      score: passed ? 100 : 33,
      passed,
      validUntil,
    });
  if (stand === 'started') addMade(demo, rows, { form, personId, startedAt: ago(1), answered: 2 });
  if (stand === 'failed') attempt(1, 2, false);
  if (stand === 'locked')
    for (let nth = 1; nth <= (form.attempts ?? 3); nth += 1) attempt(nth, 10 - nth, false);
  if (stand !== 'passed' && stand !== 'expiring' && stand !== 'expired') return null;
  const lasts = form.validDays;
  const days = lasts === null ? 40 : passedAgo[stand] + (lasts - 365);
  const until = lasts === null ? null : addDays(today, lasts - days);
  attempt(1, days, true, until);
  return { from: addDays(today, -days), until };
}

export function trainingRows(demo: Demo, rows: ReturnType<typeof noRows>, people: readonly string[]) {
  const { tenant, personOf } = demo;
  const skills: Insertable<Tables['personSkill']>[] = [];
  const stands = people.flatMap((personId, at) => {
    const login = Object.keys(trainingStatesOf).find((name) => personOf(name)?.id === personId);
    return demoTrainings.map((form, nth) => ({
      form,
      personId,
      stand: trainingStatesOf[login ?? '']?.[nth] ?? turns[(at + nth * 2) % turns.length] ?? 'open',
    }));
  });
  for (const { form, personId, stand } of stands) {
    if (form.beginsIn !== undefined) continue;
    const pass = addStand(demo, rows, form, personId, stand);
    if (pass && form.skill !== null)
      skills.push({
        personId,
        skillId: skillId(tenant.id, form.skill),
        validFrom: pass.from,
        validUntil: pass.until,
      });
  }
  return skills;
}

/** Somebody may have the skill already; then it stays as it is. */
export const addSkills = async (
  db: Db,
  rows: readonly Insertable<Tables['personSkill']>[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('personSkill')
    .values([...rows])
    .onConflict((on) => on.doNothing())
    .execute();
};
