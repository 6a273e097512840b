import type { Todo } from '@callboard/contract';
import type { Choice } from '@callboard/parts';

export type TodoFormValues = {
  caption: string;
  body: string;
  dueDate: string;
  priority: string;
  recipient: string;
  /** Chosen once, when it is written. */
  about: Choice | null;
};

/** Of all who plan. */
export const everybody = 'everybody';

export const recipientIn = (text: string): string | null => (text === everybody ? null : text);

export const asValues = ({ caption, body, dueDate, priority, recipient, person }: Todo): TodoFormValues => ({
  caption,
  body,
  dueDate,
  priority: String(priority),
  recipient: recipient?.personId ?? everybody,
  about: person && { id: person.personId, name: person.name },
});
