import type { projectCrews } from '@callboard/contract';
import { dayAt } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { personOf } from '#platform/http/person-of.ts';
import { chiefsOf } from '../../../account/access/access.public.ts';
import { answerDeliveryNote, deliveryNoteActions, refuseNote, noteViewerOf } from './answer-delivery-note.ts';
import { clientsOf, peopleOf, crewAccess } from '../../crew-access/crew-access.public.ts';
import { lockPaper, paperHead, setPaper, addProblem } from '../../crew-papers/crew-papers.public.ts';

/** The client does not agree: the note stays open until somebody has answered or corrected the hours. */
export const reportNoteProblem: Handler<typeof projectCrews.reportNoteProblem> = async (
  { params, body },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const access = await crewAccess(db, caller, params.id);
  const note = await lockPaper(db, params.id, 'deliveryNote');
  refuseNote(access, note);
  if (!note || !deliveryNoteActions(access, note).reportProblem) throw new AppError('wrong_state');
  const ownPhone = noteViewerOf(access) === 'client';
  const saidBy = ownPhone ? '' : body.saidBy;
  if (saidBy === undefined) throw new AppError('invalid', { fields: [{ path: 'saidBy', code: 'required' }] });
  const { crew } = access;
  const by = personOf(caller);
  const at = now();
  await addProblem(db, { crewId: crew.id, body: body.text, saidBy, byPerson: by, at });
  // The PDF that lies there does not tell of it.
  await setPaper(db, note.id, { disputedAt: note.disputedAt ?? at });
  const subject = { kind: 'crew', id: crew.id } as const;
  const head = await paperHead(db, crew.id);
  await noteActivity(db, {
    personId: null,
    category: 'deliveryNote',
    caption: 'delivery_note_problem',
    body: body.text,
    subject,
    actorId: by,
    after: { number: note.number, by: saidBy || caller.name },
    at,
  });
  await addTodo(db, {
    type: 'TODO_INT',
    recipientId: crew.plannerId,
    category: 'deliveryNote',
    caption: 'delivery_note_problem',
    body: `${note.number}, ${head.name}: ${body.text}`.slice(0, 1000),
    personParty: ownPhone ? by : null,
    subject,
    dueDate: dayAt(at, crew.timeZone),
    priority: 1,
    actorId: by,
    at,
  });
  // The chief is told even of what was written on the own phone: the client held it.
  await notify(
    { db, jobs, at },
    {
      people: [crew.plannerId, ...(await chiefsOf(db, crew.id))],
      kind: 'deliveryNoteProblem',
      params: {
        number: note.number,
        person: saidBy || caller.name,
        crew: head.name,
        project: head.projectName,
      },
      subject,
    },
  );
  const everybody = [...(await clientsOf(db, crew.id)), ...(await peopleOf(db, crew.id))];
  await changed(db, everybody, [`crew:${crew.id}`, 'todos']);
  return answerDeliveryNote(ctx, access);
};
