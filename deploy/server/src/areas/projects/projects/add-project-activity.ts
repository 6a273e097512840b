import type { projects } from '@callboard/contract';
import { newTodo } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { noteOfProject, unknownPeople } from './write-activity.db.ts';
import { findVisibleProjectId } from './project.db.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { peopleAround } from './write-project.db.ts';

export const addProjectActivity: Handler<typeof projects.addProjectActivity> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now, jobs } = ctx;
  const projectId = await findVisibleProjectId(db, viewerOf(caller), params.number);
  const at = now();
  const today = await todayOfTenant(db, at);
  const unknown = await unknownPeople(db, body);
  const past = body.dueDate !== undefined && body.dueDate < today;
  if (unknown.length > 0 || past) {
    throw new AppError('invalid', {
      fields: [
        ...unknown.map((path) => ({ path, code: 'bad_choice' as const })),
        ...(past ? [{ path: 'dueDate', code: 'in_the_past' as const }] : []),
      ],
    });
  }
  const { type, caption, recipientId, personParty } = body;
  const shared = { category: 'project', caption, body: body.body, personParty, actorId: caller.personId, at };
  if (type === 'LOG') {
    const id = await noteOfProject(db, projectId, shared);
    await changed(db, await peopleAround(db, projectId), [`project:${projectId}`]);
    return { id, type, caption, at: at.toISOString() };
  }
  const subject = { kind: 'project', id: projectId };
  const id = await addTodo(db, {
    ...shared,
    type,
    recipientId,
    subject,
    dueDate: body.dueDate ?? newTodo(today).dueDate,
    priority: body.priority,
  });
  if (recipientId !== caller.personId) {
    await notify(
      { db, jobs, at },
      { people: [recipientId], kind: 'todo', params: { caption }, subject: { kind: 'todo', id } },
    );
  }
  await changed(db, [recipientId, caller.personId], ['todos']);
  return { id, type, caption, at: at.toISOString() };
};
