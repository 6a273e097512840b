import type { projects } from '@callboard/contract';
import { itemTimeProblem } from '@callboard/domain';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { changed } from '../../../platform/live/changed.db.ts';
import { noteActivity } from '../../../platform/activities/note-activity.db.ts';
import { tenantRules } from '../../account/settings/settings.public.ts';
import { requireOpen } from './change.ts';
import { crewsOfProject } from './crews-of-project.db.ts';
import { presentCrew } from './present-crew.ts';
import { projectToChange } from './project.db.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { addCrew, zoneOfCrew } from './write-crew.db.ts';
import { peopleAround } from './write-project.db.ts';

export const addProjectCrew: Handler<typeof projects.addProjectCrew> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const viewer = viewerOf(caller);
  const bare = await projectToChange(db, viewer, params.number);
  requireOpen(bare);
  const { startDate, endDate, startTime, endTime } = body;
  const timeZone = await zoneOfCrew(db, bare.company_id, body);
  // A crew may work on several days; within one, its times are those of a position.
  const wrong =
    endDate !== null && endDate < startDate
      ? ({ path: 'endDate', code: 'end_before_start' } as const)
      : itemTimeProblem({ startDate, startTime, endTime, timeZone });
  if (wrong) throw new AppError('invalid', { fields: [wrong] });
  const id = await addCrew(db, {
    project_id: bare.id,
    location_id: body.locationId,
    name: body.name,
    shift: body.shift,
    start_date: startDate,
    end_date: endDate,
    start_time: startTime,
    end_time: endTime,
    time_zone: timeZone,
    catering_type_id: body.cateringTypeId,
    catering_note: body.cateringNote,
    contact_on_site_id: body.contactOnSiteId,
    info_external: body.infoExternal,
    info_internal: body.infoInternal,
    info_crew: body.infoCrew,
    info_chief: body.infoChief,
    created_at: now(),
  });
  await noteActivity(db, {
    personId: null,
    category: 'crew',
    caption: 'crew_created',
    body: body.name,
    subject: { kind: 'crew', id },
    actorId: caller.personId,
    after: body,
    at: now(),
  });
  await changed(db, await peopleAround(db, bare.id), ['projects', `project:${bare.id}`]);
  const only = { projectId: bare.id, id, limit: 1, page: 1 };
  const [row] = (await crewsOfProject(db, viewer, only)).rows;
  if (!row) throw notFound();
  return presentCrew(row, await tenantRules(db));
};
