import type { Updateable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { presentProject } from '../read/project.ts';
import { projectToChange } from '../read/project.db.ts';
import type { BareProject } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { changeProject, peopleAround } from './write-project.db.ts';

/** The project to change, if the writer has seen how it stands. */
export async function projectForWriter(
  ctx: Ctx,
  number: string,
  request: RequestFacts,
): Promise<BareProject> {
  const bare = await projectToChange(ctx.db, viewerOf(ctx.caller), number);
  const seen = request.headers['if-match'];
  const current = seen ? await presentProject(ctx, number) : undefined;
  requireVersion(request, bare.version, current);
  return bare;
}

export function requireOpen(bare: BareProject): void {
  if (bare.closedAt) throw new AppError('wrong_state', { params: { status: 'closed' } });
  if (bare.cancelledAt) throw new AppError('wrong_state', { params: { status: 'cancelled' } });
}

/** Writes what changes with its line in the history, and tells the screens that show it. */
export async function writeChange(
  { db, caller, now }: Ctx,
  bare: BareProject,
  changes: Updateable<Tables['project']>,
  { caption, reason }: { caption: string; reason?: string },
): Promise<void> {
  const before = Object.keys(changes).map((column) => [column, bare[column as keyof BareProject]] as const);
  await changeProject(db, bare.id, changes);
  await noteActivity(db, {
    personId: null,
    category: 'project',
    caption,
    subject: { kind: 'project', id: bare.id },
    actorId: caller.personId,
    before: Object.fromEntries(before),
    after: changes,
    ...(reason === undefined ? {} : { reason }),
    at: now(),
  });
  await changed(db, await peopleAround(db, bare.id), ['projects', `project:${bare.id}`]);
}
