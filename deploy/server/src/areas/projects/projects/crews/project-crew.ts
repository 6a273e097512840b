import type { projects } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { idAndName } from '#platform/http/id-and-name.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { presentLocation } from '../../../work/locations/locations.public.ts';
import { crewToEdit, workInCrew } from './crew-to-edit.db.ts';
import { minutesOnly } from './present-crew.ts';
import { findVisibleProjectId } from '../read/project.db.ts';

export const projectCrew: Handler<typeof projects.projectCrew> = async ({ params }, ctx) => {
  const { db, caller } = ctx;
  const projectId = await findVisibleProjectId(db, viewerOf(caller), params.number);
  const found = await crewToEdit(db, { projectId, crewId: params.id });
  if (!found) throw notFound();
  const { locationId, contactId, contactName, startTime, endTime, ...crew } = found;
  const { positions, firstDay, lastDay, fixed, people } = await workInCrew(db, crew.id);
  return {
    ...crew,
    startTime: minutesOnly(startTime),
    endTime: minutesOnly(endTime),
    location: locationId === null ? null : await presentLocation(ctx, locationId),
    contactOnSite: idAndName(contactId, contactName),
    positions,
    firstPositionDay: firstDay,
    lastPositionDay: lastDay,
    mayMove: !fixed,
    people,
  };
};
