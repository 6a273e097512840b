import type { forms as contract } from '@callboard/contract';
import { attemptsLeft, mayAttempt } from '@callboard/domain';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personOf } from '#platform/http/person-of.ts';
import { formStanding, standingDay } from './form-standing.ts';
import { formsOf } from './my-forms.db.ts';

export const forms: Handler<typeof contract.forms> = async ({ query }, ctx) => {
  const { db } = ctx;
  const { rows, total } = await formsOf(db, personOf(ctx.caller), query);
  const day = await standingDay(ctx);
  const items = rows.map((row) => {
    const training = row.kind === 'training';
    const { state, started, overdue } = formStanding(row, day);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      intro: row.intro,
      state,
      dueOn: row.dueOn,
      overdue,
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
