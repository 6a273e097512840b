import { todos } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { useToday } from '../use-today.ts';
import { readTodosAgain } from './patch-todos.ts';
import { TodoFields } from './todo-fields.tsx';
import { priorityIn } from './todo-form.ts';
import type { TodoFormValues } from './todo-form.ts';
import { useTodoLabels } from './use-todo-labels.ts';

/** Writes a to-do for oneself. */
export function AddTodoSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('planning');
  const today = useToday();
  const add = useFormCommand(todos.addTodo, {
    onSuccess: () => {
      toast.success(t('todo-calendar.added'));
      return readTodosAgain();
    },
  });
  const start: TodoFormValues = { caption: '', body: '', dueDate: today, priority: '2' };
  const form = useFormSheet({
    title: t('todo-calendar.add'),
    draft: 'todo',
    offline: 'needs-network',
    labels: useTodoLabels(),
    start,
    endpoint: todos.addTodo,
    body: ({ caption, body, dueDate, priority }) => ({
      caption,
      body,
      dueDate,
      priority: priorityIn(priority),
    }),
    check: ({ dueDate }) => (dueDate && dueDate < today ? [{ path: 'dueDate', code: 'in_the_past' }] : []),
    send: (body) => add({ body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('todo-calendar.save')}>
      <TodoFields form={form} />
    </FormSheet>
  );
}
