import type { projects } from '@callboard/contract';
import { addDays, projectSpanProblem } from '@callboard/domain';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { companyForProject } from './company-for-project.db.ts';
import { presentProject } from '../read/project.ts';
import { checkChoices } from './project-choices.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { addProject, peopleAround } from './write-project.db.ts';

export const createProject: Handler<typeof projects.createProject> = async ({ body }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const wrongEnd = projectSpanProblem(body.beginDate, body.endDate);
  if (wrongEnd) throw new AppError('invalid', { fields: [{ path: 'endDate', code: wrongEnd }] });
  if (!(await companyForProject(db, viewer, body.companyId))) {
    throw new AppError('invalid', { fields: [{ path: 'companyId', code: 'bad_choice' }] });
  }
  await checkChoices(db, body.companyId, body);
  const { id, number } = await addProject(db, {
    name: body.name,
    kind: 'client',
    // What a client asks for is a wish until somebody of ours says yes.
    status: viewer.inside ? 'quoted' : 'design',
    companyId: body.companyId,
    clientMarkId: body.clientMarkId,
    rateCardId: body.rateCardId,
    beginDate: body.beginDate,
    endDate: body.endDate,
    reference: body.reference,
    comment: body.comment,
    plannerId: viewer.inside ? caller.personId : null,
    createdAt: now(),
    createdBy: caller.personId,
  });
  await noteActivity(db, {
    personId: null,
    category: 'project',
    caption: 'project_created',
    body: body.name,
    subject: { kind: 'project', id },
    actorId: caller.personId,
    after: { ...body, number },
    at: now(),
  });
  // A client's wish waits for somebody who plans.
  if (!viewer.inside) {
    await addTodo(db, {
      type: 'TODO_INT',
      recipientId: null,
      category: 'project',
      caption: 'project_requested',
      body: `${number} ${body.name}`,
      personParty: caller.personId,
      subject: { kind: 'project', id },
      dueDate: addDays(await todayOfTenant(db, now()), 1),
      priority: 1,
      actorId: caller.personId,
      at: now(),
    });
  }
  await changed(db, await peopleAround(db, id), ['projects']);
  return presentProject(ctx, number);
};
