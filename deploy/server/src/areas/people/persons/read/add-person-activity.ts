import type { persons } from '@callboard/contract';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { dueDateOf } from '../../../account/activities/activities.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { askAccountant } from './ask-accountant.ts';
import { requireOwnOrInside } from './persons.policy.ts';
import { activitiesOfPerson } from './person-lists.db.ts';

export const addPersonActivity: Handler<typeof persons.addPersonActivity> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  requireOwnOrInside(caller, params.id);
  if ((await nameOfPerson(db, params.id)) === null) throw notFound();
  const dueDate = dueDateOf(body.dueDate, await todayOfTenant(db, now()));
  const about = { personId: params.id, body: body.body, subject: { kind: 'person', id: params.id } } as const;
  if (body.type === 'LOG') {
    const written = { category: 'person', caption: 'note', actorId: caller.personId, at: now() };
    await noteActivity(db, { ...about, ...written });
  } else {
    await askAccountant(ctx, { ...about, caption: 'person_question', dueDate });
  }
  const { rows } = await activitiesOfPerson(db, params.id, { limit: 20, page: 1 });
  const added = rows.find((row) => row.body === body.body && row.type === body.type);
  if (!added) throw notFound();
  return added;
};
