import { addDays } from '@callboard/domain';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { todayOfTenant } from '../../../account/settings/settings.public.ts';

const daysToLook = 2;

/** A paper that was handed in waits until the office has looked at it. */
export async function addVerifyTodo(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  document: { id: string; name: string; number: string; ownerId: string | null },
): Promise<void> {
  await addTodo(db, {
    type: 'TODO_INT',
    recipientId: null,
    category: 'documents',
    caption: 'documentToVerify',
    body: `${document.name} (${document.number})`,
    personParty: document.ownerId,
    subject: { kind: 'document', id: document.id },
    dueDate: addDays(await todayOfTenant(db, now()), daysToLook),
    priority: 2,
    actorId: caller.personId,
    at: now(),
  });
}
