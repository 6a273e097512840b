import type { persons } from '@callboard/contract';
import { personOf } from '#platform/http/person-of.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { isNear } from '../../../work/project-crews/project-crews.public.ts';
import { nameOfTenant, tenantRules } from '../../../account/settings/settings.public.ts';
import { callerRole } from './persons.policy.ts';
import { jobsDoneBy, ratingShown, ratingsShown, shareMembership, sharedCrews } from './crew-profile.db.ts';
import { personById } from './person.db.ts';
import type { PersonFound } from './person.db.ts';
import { personPictures } from './pictures.db.ts';

const shownOf = ({ id, name, city, about, functions, skills }: PersonFound) => ({
  personId: id,
  name,
  city,
  about,
  functions: functions.map(({ caption }) => caption),
  skills: skills.map(({ caption }) => caption),
});

/** Colleagues see whom they work with, clients who works for them; numbers follow the rule of contact pages. */
export const crewProfile: Handler<typeof persons.crewProfile> = async ({ params }, ctx) => {
  const { db, caller, now } = ctx;
  const callerId = personOf(caller);
  const { own, planner, office } = callerRole(caller, params.id);
  const found = await personById(db, params.id);
  if (!found) throw notFound();
  const viewer = viewerOf(caller);
  const shared = own ? [] : await sharedCrews(db, { callerId, personId: params.id, client: viewer.client });
  const knows = own || planner || office || shared.length > 0;
  if (!knows && !(await shareMembership(db, { callerId, personId: params.id }))) throw notFound();
  const rules = await tenantRules(db);
  const near = planner || office || own || shared.some((crew) => isNear(crew, now(), rules));
  const mayContact = own || (caller.rights.crewProfile?.includes('CONTACT') ?? false);
  return {
    ...shownOf(found),
    rating: await ratingShown(db, params.id, viewer),
    picture: (await personPictures(ctx, [params.id])).get(params.id) ?? null,
    // Comments are between who rates and who plans.
    ratings: (await ratingsShown(db, params.id, viewer)).map((rating) =>
      own || viewer.inside ? rating : { ...rating, comment: '' },
    ),
    jobsDone: await jobsDoneBy(db, params.id),
    contact: near && mayContact ? { phone: found.phone, email: found.email } : null,
  };
};

export const publicProfile: Handler<typeof persons.publicProfile> = async ({ params }, ctx) => {
  const found = await personById(ctx.db, params.personId);
  if (!found?.publicProfile || !found.active) throw notFound();
  // To the public nobody is the owner: a picture that waits is not shown.
  const { db, tenant, keys, now } = ctx;
  const pictures = await personPictures({ db, tenant, keys, now, callerOrNull: null }, [found.id]);
  return {
    ...shownOf(found),
    picture: pictures.get(found.id) ?? null,
    tenant: await nameOfTenant(ctx.db),
  };
};
