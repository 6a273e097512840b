import type { projectCrews } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { answerDeliveryNote } from './answer-delivery-note.ts';
import { ledCrew } from '../../crew-access/crew-access.public.ts';
import { lockPaper, problemRows, settleNote } from '../../crew-papers/crew-papers.public.ts';

export const answerNoteProblem: Handler<typeof projectCrews.answerNoteProblem> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const access = await ledCrew(db, caller, params.id);
  const note = await lockPaper(db, params.id, 'deliveryNote');
  const problem = (await problemRows(db, params.id)).find(({ id }) => id === params.problemId);
  if (!note || !problem) throw notFound();
  if (problem.settledAs) throw new AppError('wrong_state', { params: { state: problem.settledAs } });
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: 'delivery_note_problem_answered',
    body: body.text,
    subject: { kind: 'crew', id: params.id },
    actorId: personOf(caller),
    before: { by: problem.by, text: problem.body },
    at: now(),
  });
  await settleNote(ctx, access.crew.id, note, { as: 'answered', answer: body.text, problemId: problem.id });
  return answerDeliveryNote(ctx, access);
};
