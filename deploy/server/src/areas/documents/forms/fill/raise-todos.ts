import { addDays, attemptsLeft, todosOf } from '@callboard/domain';
import type { FormAnswers } from '@callboard/domain';
import type { Ctx } from '#platform/http/handler.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import type { Performed } from '../read/occasion.ts';
import type { Question } from '../read/questions.db.ts';
import { readAnswers } from '../read/present-performance.ts';
import { answersOf } from '../read/results.db.ts';
import type { Result } from '../read/results.db.ts';

type Raised = { caption: string; body: string };

/** A "no" of an earlier version has had its to-do already. */
async function newNos(
  { db }: Ctx,
  { results, result }: Performed & { result: Result },
  questions: readonly Question[],
  answers: FormAnswers,
): Promise<Raised[]> {
  const before = results.find((one) => one.number < result.number && one.state === 'submitted');
  const was = before ? todosOf(questions, readAnswers(questions, await answersOf(db, before.id))) : [];
  return todosOf(questions, answers)
    .filter(({ id }) => !was.some((one) => one.id === id))
    .map(({ id, caption }) => ({
      caption: 'formNo',
      body: [caption, answers[id]?.comment].filter(Boolean).join(': '),
    }));
}

/** What somebody who plans has to look after: each new "no", and a training that nobody may try again. */
export async function raiseTodos(
  ctx: Ctx,
  performed: Performed & { result: Result },
  questions: readonly Question[],
  answers: FormAnswers,
  passed: boolean | null,
): Promise<void> {
  const { db, jobs, caller, now } = ctx;
  const { form, crew, result, results } = performed;
  const raised = await newNos(ctx, performed, questions, answers);
  const pass = results.find((one) => one.passed === true)?.number ?? 0;
  const failed = results.filter((one) => one.passed === false && one.number > pass).length + 1;
  if (passed === false && attemptsLeft(form.attempts, failed) === 0)
    raised.push({ caption: 'trainingLocked', body: form.name });
  const recipientId = crew?.plannerId ?? null;
  for (const { caption, body } of raised) {
    const id = await addTodo(db, {
      type: 'TODO_INT',
      recipientId,
      category: 'form',
      caption,
      body,
      personParty: result.personId,
      subject: crew ? { kind: 'crew', id: crew.id } : { kind: 'form', id: form.id },
      dueDate: addDays(await todayOfTenant(db, now()), 1),
      priority: 1,
      actorId: caller.personId,
      at: now(),
    });
    await notify(
      { db, jobs, at: now() },
      { people: [recipientId], kind: 'todo', params: { caption: body }, subject: { kind: 'todo', id } },
    );
  }
}
