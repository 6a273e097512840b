import type { projects } from '@callboard/contract';
import { createItems } from '../../../work/crew-items/crew-items.public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { requireOpen } from '../write/change.ts';
import { crewForItems } from './crew-for-items.db.ts';
import { projectToChange } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';

export const addProjectItems: Handler<typeof projects.addProjectItems> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  requireOpen(bare);
  const { crewId, ...wanted } = body;
  const crew = await crewForItems(db, { projectId: bare.id, crewId });
  if (!crew) throw new AppError('invalid', { fields: [{ path: 'crewId', code: 'bad_choice' }] });
  if (crew.signedOff) throw new AppError('wrong_state', { params: { status: 'signedOff' } });
  const ids = await createItems({ db, at: now(), actorId: caller.personId }, crewId, wanted);
  return { ids, crewId };
};
