import type { todos as contract } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, RequestFacts } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { presentTodo } from './present-todo.ts';
import { requireFinish, todoForChange, todoViewer } from './todos.policy.ts';
import { todoById, updateTodo } from './todos.db.ts';

async function setDone({ db, caller, tenant, now }: Ctx, id: string, done: boolean, request: RequestFacts) {
  const today = await todayOfTenant(db, now());
  const viewer = todoViewer(caller, tenant);
  const before = await todoForChange(db, viewer, id);
  requireFinish(caller, before);
  // The wish is already true, whichever version was seen.
  if ((before.doneAt !== null) === done) return presentTodo(before, today, caller);
  requireVersion(request, before.version, presentTodo(before, today, caller));
  await updateTodo(db, id, { doneAt: done ? now() : null, doneBy: done ? caller.personId : null });
  await noteActivity(db, {
    personId: null,
    category: 'planning',
    caption: done ? 'todo_done' : 'todo_undone',
    personParty: before.partyId,
    subject: { kind: 'todo', id },
    actorId: caller.personId,
    at: now(),
  });
  await changed(db, [caller.personId, before.recipientId], ['todos']);
  const after = await todoById(db, viewer, id);
  if (!after) throw notFound();
  return presentTodo(after, today, caller);
}

export const finishTodo: Handler<typeof contract.finishTodo> = ({ params, request }, ctx) =>
  setDone(ctx, params.id, true, request);

export const reopenTodo: Handler<typeof contract.reopenTodo> = ({ params, request }, ctx) =>
  setDone(ctx, params.id, false, request);
