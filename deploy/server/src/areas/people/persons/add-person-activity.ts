import type { persons } from '@callboard/contract';
import { addDays } from '@callboard/domain';
import { accountantsOf } from '../../finance/finance/finance.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../account/notifications/notifications.public.ts';
import { addTodo, noteActivity } from '#platform/activities/note-activity.db.ts';
import { requireOwnOrInside } from './persons.policy.ts';
import { activitiesOfPerson } from './person-lists.db.ts';
import { nameOfPerson } from './person.db.ts';

export const addPersonActivity: Handler<typeof persons.addPersonActivity> = async ({ params, body }, ctx) => {
  const { db, caller, jobs, now } = ctx;
  requireOwnOrInside(caller, params.id);
  if ((await nameOfPerson(db, params.id)) === null) throw notFound();
  const today = await todayOfTenant(db, now());
  if (body.dueDate !== undefined && body.dueDate < today) {
    throw new AppError('invalid', { fields: [{ path: 'dueDate', code: 'in_the_past' }] });
  }
  const subject = { kind: 'person', id: params.id } as const;
  const common = { category: 'person', body: body.body, subject, actorId: caller.personId, at: now() };
  if (body.type === 'LOG') {
    await noteActivity(db, { ...common, personId: params.id, caption: 'note' });
  } else {
    const [accountant = null] = await accountantsOf(db, 'payrolls');
    await addTodo(db, {
      ...common,
      type: 'TODO_INT',
      recipientId: accountant,
      caption: 'person_question',
      personParty: params.id,
      dueDate: body.dueDate ?? addDays(today, 1),
      priority: 1,
    });
    const todo = { people: [accountant], kind: 'todo' as const, params: { person: caller.name }, subject };
    await notify({ db, jobs, at: now() }, todo);
    await changed(db, [accountant], ['todos']);
  }
  const { rows } = await activitiesOfPerson(db, params.id, { limit: 20, page: 1 });
  const added = rows.find((row) => row.body === body.body && row.type === body.type);
  if (!added) throw notFound();
  return added;
};
