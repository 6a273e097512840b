import type { forms as contract } from '@callboard/contract';
import { attemptsLeft, dueTrainingStates, mayAttempt, trainingState } from '@callboard/domain';
import type { Handler } from '../../../platform/http/handler.ts';
import { listOf } from '../../../platform/http/paging.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { tenantRules, todayOfTenant } from '../../account/settings/settings.public.ts';
import { formsOf } from './my-forms.db.ts';

// A form is open or started as a training is.
const dueStates: readonly string[] = dueTrainingStates;

export const forms: Handler<typeof contract.forms> = async ({ query }, ctx) => {
  const { db, now } = ctx;
  const { rows, total } = await formsOf(db, personOf(ctx.caller), query);
  const today = await todayOfTenant(db, now());
  const expiringDays = Math.max(0, ...(await tenantRules(db)).expiryReminderDays);
  const items = rows.map((row) => {
    const training = row.kind === 'training';
    const started = row.resultState === 'open';
    const plain = row.resultState === 'submitted' ? ('done' as const) : started ? 'started' : 'open';
    const state = training ? trainingState({ ...row, today, started, expiringDays }) : plain;
    const waits = dueStates.includes(state);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      intro: row.intro,
      state,
      dueOn: row.dueOn,
      overdue: waits && row.dueOn !== null && row.dueOn < today,
      questions: row.questions,
      answered: row.answered,
      resultId: row.resultId,
      submittedAt: row.submittedAt?.toISOString() ?? null,
      score: row.score,
      minimumScore: row.minimumScore,
      attemptsLeft: training ? attemptsLeft(row.attempts, row.failedSincePass) : null,
      validUntil: row.passedUntil,
      skill: row.skillId === null ? null : { id: row.skillId, caption: row.skillCaption ?? '' },
      mayStart: state === 'done' ? false : training ? started || mayAttempt(state as 'open') : true,
    };
  });
  return listOf(items, total, query);
};
