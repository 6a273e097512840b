import type { projects } from '@callboard/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { endApplications, moveItems } from '../../../work/crew-items/crew-items.public.ts';
import { cancelCrews, itemsToCancel } from '../write/cancel-project.db.ts';
import { crewForWriter, noteCrew } from './change-crew.ts';
import { workInCrew } from './crew-to-edit.db.ts';
import { presentCrewOf } from './present-crew.ts';

export const cancelProjectCrew: Handler<typeof projects.cancelProjectCrew> = async (
  { params, body: { reason }, request },
  ctx,
) => {
  const { db, jobs, caller, now } = ctx;
  const { project, crew } = await crewForWriter(ctx, params, request);
  // What somebody has worked is signed off and paid for.
  const { begun, positions } = await workInCrew(db, crew.id);
  if (begun) throw new AppError('wrong_state', { params: { status: 'begun' } });
  const at = now();
  const cancelled = { projectId: project.id, crewId: crew.id };
  // Who sees the project now is told of it; who only worked in this crew does not see it afterwards.
  await noteCrew(ctx, crew, {
    caption: 'crew_cancelled',
    body: crew.name,
    after: { positions },
    reason,
  });
  const move = { action: 'cancel', by: 'planner', actorId: caller.personId, reason } as const;
  await moveItems({ db, jobs, at }, await itemsToCancel(db, cancelled), move);
  await endApplications({ db, jobs, at }, cancelled, caller.personId);
  await cancelCrews(db, cancelled, at);
  return presentCrewOf(ctx, cancelled);
};
