import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { requireOpen } from '../write/change.ts';
import { presentCrewOf } from './present-crew.ts';
import { projectToChange } from '../read/project.db.ts';
import { crewToChange } from './write-crew.db.ts';
import { peopleAround } from '../write/write-project.db.ts';

/** The crew to change with its project, if both are open and the writer has seen how the crew stands. */
export async function crewForWriter(
  ctx: Ctx,
  { number, id }: { number: string; id: string },
  request: RequestFacts,
) {
  const project = await projectToChange(ctx.db, viewerOf(ctx.caller), number);
  const crew = await crewToChange(ctx.db, { projectId: project.id, crewId: id });
  if (!crew) throw notFound();
  const seen = request.headers['if-match'];
  requireVersion(
    request,
    crew.version,
    seen ? await presentCrewOf(ctx, { projectId: project.id, crewId: id }) : undefined,
  );
  requireOpen(project);
  if (crew.cancelledAt) throw new AppError('wrong_state', { params: { status: 'cancelled' } });
  if (crew.signedOffAt) throw new AppError('wrong_state', { params: { status: 'signedOff' } });
  return { project, crew };
}

type Line = { caption: string; body: string; before?: unknown; after?: unknown; reason?: string };

/** A line in the history of a crew; the screens that show the crew read it anew. */
export async function noteCrew(
  { db, caller, now }: Ctx,
  { projectId, id }: { projectId: string; id: string },
  line: Line,
): Promise<void> {
  await noteActivity(db, {
    personId: null,
    category: 'crew',
    subject: { kind: 'crew', id },
    actorId: caller.personId,
    ...line,
    at: now(),
  });
  const names = ['projects', 'planning', `project:${projectId}`, `crew:${id}`] as const;
  await changed(db, await peopleAround(db, projectId), names);
}
