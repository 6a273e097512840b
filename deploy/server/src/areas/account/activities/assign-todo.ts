import { newTodo } from '@callboard/domain';
import { addTodo } from '#platform/activities/note-activity.db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../notifications/notifications.public.ts';

type Todo = Omit<Parameters<typeof addTodo>[1], 'type'>;

/** What is wrong with the day that was named for a to-do. */
export const dueDateErrors = (dueDate: string | undefined, today: string): FieldError[] =>
  dueDate !== undefined && dueDate < today ? [{ path: 'dueDate', code: 'in_the_past' }] : [];

/** The day that was named, or tomorrow. */
export function dueDateOf(dueDate: string | undefined, today: string): string {
  const fields = dueDateErrors(dueDate, today);
  if (fields.length > 0) throw new AppError('invalid', { fields });
  return dueDate ?? newTodo(today).dueDate;
}

/** A to-do that a person writes for somebody: whoever gets it from another is notified, both see it at once. */
export async function assignTodo({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>, todo: Todo): Promise<string> {
  const { recipientId, actorId = null, caption, dueDate, at } = todo;
  const id = await addTodo(db, { ...todo, type: 'TODO_INT' });
  if (recipientId !== actorId) {
    const subject = { kind: 'todo', id } as const;
    const params = { caption, day: dueDate };
    await notify({ db, jobs, at }, { people: [recipientId], kind: 'todo', params, subject });
  }
  await changed(db, [actorId, recipientId], ['todos']);
  return id;
}
