import { may, projects as calls } from '@callboard/contract';
import type { RatingOfProject, projects } from '@callboard/contract';
import { projectRatingProblem } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { findVisibleProjectId } from '../read/project.db.ts';
import { daysOfProject, givenForProject } from './project-rating.db.ts';

/** How a project was rated as a whole: all of it for who plans and accounts, a client's own for the client. */
export async function presentProjectRating(
  { db, caller, now }: Ctx,
  projectId: string,
): Promise<RatingOfProject> {
  const { inside } = viewerOf(caller);
  const all = await givenForProject(db, projectId);
  const days = await daysOfProject(db, projectId);
  const given = all.map(({ byId, byName, stars, comment, at }) => ({
    by: namedPerson(byId, byName),
    stars,
    comment,
    at: at.toISOString(),
  }));
  const own = given.find(({ by }) => by?.id === caller.personId);
  const mayRate = may(calls.rateProject.allow, caller);
  const isTooEarly = projectRatingProblem(days, await todayOfTenant(db, now())) === 'too_early';
  return {
    average: inside && all.length > 0 ? average(all.map(({ stars }) => stars)) : null,
    given: inside ? given : [],
    mine: own ? { stars: own.stars, comment: own.comment, at: own.at } : null,
    may: { rate: mayRate && days.cancelledAt === null && days.kind === 'client' },
    opensOn: mayRate && isTooEarly ? days.beginDate : null,
  };
}

const average = (stars: readonly number[]) =>
  Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 100) / 100;

export const rateProject: Handler<typeof projects.rateProject> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  // Also for a client who plans elsewhere: only what their company pays for.
  const viewer = { ...viewerOf(caller), inside: false, crew: false };
  const projectId = await findVisibleProjectId(db, viewer, params.number);
  const problem = projectRatingProblem(await daysOfProject(db, projectId), await todayOfTenant(db, now()));
  if (problem) throw new AppError(problem);
  const { stars, comment } = body;
  if (stars === null && comment !== '')
    throw new AppError('invalid', { fields: [{ path: 'stars', code: 'required' }] });
  await noteActivity(db, {
    personId: null,
    category: 'rating',
    caption: 'project_rated',
    subject: { kind: 'project', id: projectId },
    actorId: personOf(caller),
    after: { stars, comment },
    at: now(),
  });
  return presentProjectRating(ctx, projectId);
};
