import { addDays, newTodoPriority } from '@callboard/domain';
import type { SubjectKind } from '@callboard/contract';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';
import { accountantsOf } from '../../../finance/finance/finance.public.ts';

type Asked = {
  personId: string;
  caption: string;
  body: string;
  subject: { readonly kind: SubjectKind; readonly id: string };
  /** Tomorrow where nothing is said. */
  dueDate?: string;
};

/** A to-do about a person for the first who accounts, or for all who plan where nobody does. */
export async function askAccountant(
  { db, caller, jobs, now }: Ctx,
  { personId, dueDate, subject, ...asked }: Asked,
): Promise<void> {
  const [accountant = null] = await accountantsOf(db, 'payrolls');
  const at = now();
  await addTodo(db, {
    ...asked,
    type: 'TODO_INT',
    recipientId: accountant,
    category: 'person',
    personParty: personId,
    subject,
    dueDate: dueDate ?? addDays(await todayOfTenant(db, at), 1),
    priority: newTodoPriority,
    actorId: caller.personId,
    at,
  });
  const params = { person: caller.name };
  await notify({ db, jobs, at }, { people: [accountant], kind: 'todo', params, subject });
  await changed(db, [accountant], ['todos']);
}
