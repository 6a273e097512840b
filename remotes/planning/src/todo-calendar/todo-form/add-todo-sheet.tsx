import { todayHere } from '@callboard/client';
import { todos } from '@callboard/contract';
import { newTodo } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import {
  FormSheet,
  FoundChoice,
  priorityIn,
  readTodosAgain,
  TodoFields,
  useFormCommand,
  useFormSheet,
} from '@callboard/parts';
import { useSession } from '@callboard/session';
import { toast } from '@callboard/ui';
import { usePeopleFound } from '../../people-found/use-people-found.ts';
import { RecipientField } from './recipient-field.tsx';
import { everybody, recipientIn } from './todo-form.ts';
import type { TodoFormValues } from './todo-form.ts';
import { useTodoLabels } from './use-todo-labels.ts';

/** Writes a to-do for oneself, for somebody else or for all who plan. */
export function AddTodoSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('planning');
  const today = todayHere();
  const people = usePeopleFound({ eager: true });
  const me = useSession(({ payload }) => payload?.loginData.person);
  const add = useFormCommand(todos.addTodo, {
    onSuccess: () => {
      toast.success(t('todo-calendar.added'));
      return readTodosAgain();
    },
  });
  const first = newTodo(today);
  const start: TodoFormValues = {
    caption: '',
    body: '',
    dueDate: first.dueDate,
    priority: String(first.priority),
    recipient: me?.id ?? everybody,
    about: null,
  };
  const form = useFormSheet({
    title: t('todo-calendar.add'),
    draft: 'todo',
    offline: 'needs-network',
    labels: useTodoLabels(),
    start,
    endpoint: todos.addTodo,
    body: ({ caption, body, dueDate, priority, recipient, about }) => ({
      caption,
      body,
      dueDate,
      priority: priorityIn(priority),
      recipientId: recipientIn(recipient),
      ...(about && { personId: about.id }),
    }),
    check: ({ dueDate, recipient }) => [
      ...(dueDate && dueDate < today ? [{ path: 'dueDate', code: 'in_the_past' } as const] : []),
      ...(recipient === '' ? [{ path: 'recipient', code: 'required' } as const] : []),
    ],
    send: (body) => add({ body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('todo-calendar.save')}>
      <TodoFields
        field={form.field}
        recipient={<RecipientField field={form.field('recipient')} current={null} />}
        dueDateRequired
      />
      <FoundChoice
        field={form.field('about')}
        chosen={form.values.about}
        onChosen={(about) => form.change({ about })}
        search={people}
      />
    </FormSheet>
  );
}
