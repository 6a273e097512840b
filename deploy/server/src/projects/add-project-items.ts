import type { projects } from '@callboard/contract';
import { itemTimeProblem } from '@callboard/domain';
import { AppError } from '../http/app-error.ts';
import type { FieldError } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { noteActivity } from '../operations/note.ts';
import { requireOpen } from './change.ts';
import { projectToChange } from './project.db.ts';
import { viewerOf } from './viewer.ts';
import { addItems, crewForItems, functionForItems } from './write-items.db.ts';

export const addProjectItems: Handler<typeof projects.addProjectItems> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  requireOpen(bare);
  const crew = await crewForItems(db, bare.id, body.crewId);
  const work = await functionForItems(db, body.functionId);
  const fields: FieldError[] = [];
  if (!crew) fields.push({ path: 'crewId', code: 'bad_choice' });
  if (!work) fields.push({ path: 'functionId', code: 'bad_choice' });
  const problem = crew && itemTimeProblem({ ...body, timeZone: crew.timeZone });
  if (problem) fields.push(problem);
  if (fields.length > 0 || !crew || !work) throw new AppError('invalid', { fields });
  if (crew.cancelled) throw new AppError('wrong_state', { params: { state: 'cancelled' } });
  if (crew.signedOff) throw new AppError('wrong_state', { params: { state: 'signedOff' } });
  const { rows, ...position } = body;
  const ids = await addItems(db, rows, {
    ...position,
    crewChief: body.crewChief || work.crewChief,
    projectId: bare.id,
    timeZone: crew.timeZone,
    by: caller.personId,
    at: now(),
  });
  await noteActivity(db, {
    personId: null,
    category: 'crew',
    caption: 'crew_items_created',
    subject: { kind: 'crew', id: crew.id },
    actorId: caller.personId,
    after: { ...body, ids },
    at: now(),
  });
  await changed(
    db,
    [bare.manager_id, bare.planner_id, caller.personId],
    ['projects', `project:${bare.number}`, `crew:${crew.id}`, 'planning'],
  );
  return { ids, crewId: crew.id };
};
