import type { projects } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { layPositions } from '../../../work/crew-items/crew-items.public.ts';
import { requireOpen } from '../write/change.ts';
import { noteCrew } from './change-crew.ts';
import { crewColumns, refuseCrewTimes, refuseOutside } from './crew-facts.ts';
import { presentCrewOf } from './present-crew.ts';
import { projectToChange } from '../read/project.db.ts';
import { addCrew, zoneOfCrew } from './write-crew.db.ts';

export const addProjectCrew: Handler<typeof projects.addProjectCrew> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  requireOpen(bare);
  const timeZone = await zoneOfCrew(db, bare.companyId, body);
  refuseCrewTimes(body, timeZone);
  refuseOutside(body, bare);
  const at = now();
  const crew = { ...crewColumns(body, timeZone), projectId: bare.id };
  const id = await addCrew(db, { ...crew, createdAt: at });
  const positions = await layPositions({ db, at, actorId: caller.personId }, id, body);
  await noteCrew(
    ctx,
    { projectId: bare.id, id },
    { caption: 'crew_created', body: body.name, after: { ...body, positions } },
  );
  return presentCrewOf(ctx, { projectId: bare.id, crewId: id });
};
