import { addDays } from '@callboard/domain';
import type { Insertable } from 'kysely';
import { json } from '#platform/db/tables.ts';
import type { Tables } from '#platform/db/tables.ts';
import { skillId } from '../base/seed-catalogue.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import type { DemoForm, Text } from './demo-question.ts';
import type { DemoTraining } from './demo-trainings.ts';

export const formId = (tenant: string, key: string): string => seedId(tenant, 'form', key);
export const questionId = (tenant: string, form: string, key: string): string =>
  seedId(tenant, 'question', form, key);

/** German where the tenant works in German, else English. */
const textsIn =
  ({ tenant }: Demo) =>
  ([en, de]: Text): string =>
    tenant.defaultLanguage.startsWith('de') ? de : en;

export function formRow(demo: Demo, form: DemoForm | DemoTraining, rank: number): Insertable<Tables['form']> {
  const { tenant, today } = demo;
  const say = textsIn(demo);
  const training = 'validDays' in form ? form : null;
  return {
    id: formId(tenant.id, form.key),
    kind: form.kind,
    name: say(form.name),
    intro: say(form.intro),
    minimumScore: training?.minimumScore ?? null,
    attempts: training?.attempts ?? null,
    skillId: training && training.skill !== null ? skillId(tenant.id, training.skill) : null,
    validDays: training?.validDays ?? null,
    validFrom: training?.beginsIn === undefined ? null : addDays(today, training.beginsIn),
    rank,
  };
}

export function questionRows(demo: Demo, form: DemoForm): Insertable<Tables['formQuestion']>[] {
  const say = textsIn(demo);
  const idOf = (key: string) => questionId(demo.tenant.id, form.key, key);
  return form.questions.map((question, rank) => ({
    id: idOf(question.key),
    formId: formId(demo.tenant.id, form.key),
    rank,
    kind: question.kind,
    caption: say(question.caption),
    help: question.help ? say(question.help) : '',
    required: question.kind !== 'info' && !question.optional,
    choices: json((question.choices ?? []).map(([id, ...caption]) => ({ id, caption: say(caption) }))),
    showIf: question.showIf
      ? json({ ...question.showIf, questionId: idOf(question.showIf.questionId) })
      : null,
    onNo: question.onNo ? json(question.onNo) : null,
    minimum: question.range?.[0] ?? null,
    maximum: question.range?.[1] ?? null,
    unit: question.unit ?? '',
    correct: question.correct === undefined ? null : json(question.correct),
  }));
}
