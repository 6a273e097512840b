import type { projects } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { assignTodo, dueDateErrors, dueDateOf } from '../../../account/activities/activities.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { noteOfProject, unknownPeople } from './write-activity.db.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { peopleAround } from '../write/write-project.db.ts';

export const addProjectActivity: Handler<typeof projects.addProjectActivity> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const projectId = await findVisibleProjectId(db, viewerOf(caller), params.number);
  const at = now();
  const today = await todayOfTenant(db, at);
  const unknown = await unknownPeople(db, body);
  const fields = [
    ...unknown.map((path) => ({ path, code: 'bad_choice' as const })),
    ...dueDateErrors(body.dueDate, today),
  ];
  if (fields.length > 0) throw new AppError('invalid', { fields });
  const { type, caption, recipientId, personParty } = body;
  const shared = { category: 'project', caption, body: body.body, personParty, actorId: caller.personId, at };
  if (type === 'LOG') {
    const id = await noteOfProject(db, projectId, shared);
    await changed(db, await peopleAround(db, projectId), [`project:${projectId}`]);
    return { id, type, caption, at: at.toISOString() };
  }
  const id = await assignTodo(ctx, {
    ...shared,
    recipientId,
    subject: { kind: 'project', id: projectId },
    dueDate: dueDateOf(body.dueDate, today),
    priority: body.priority,
  });
  return { id, type, caption, at: at.toISOString() };
};
