import { todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { toast } from '@callboard/ui';
import { readTodosAgain } from './patch-todos.ts';
import { priorityLook } from './priority.ts';
import { TodoFields } from './todo-fields.tsx';
import { asValues, priorityIn, recipientIn } from './todo-form.ts';
import { useTodoLabels } from './use-todo-labels.ts';

/** Changes a to-do, against the version that was read. */
export function EditTodoSheet({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const edit = useFormCommand(todos.editTodo, {
    onSuccess: () => {
      toast.success(t('todo-calendar.saved'));
      return readTodosAgain();
    },
  });
  const form = useFormSheet({
    title: t('todo-calendar.edit'),
    draft: `todo/${todo.id}`,
    offline: 'needs-network',
    labels: useTodoLabels(),
    edits: {
      values: asValues(todo),
      version: todo.version,
      readAgain: readTodosAgain,
      shown: {
        dueDate: (day) => date(day, 'medium'),
        priority: (priority) => t(`todo-calendar.priority.${priorityLook(priorityIn(priority)).name}`),
      },
    },
    endpoint: todos.editTodo,
    body: (values, changed) => ({
      ...(changed.includes('caption') && { caption: values.caption }),
      ...(changed.includes('body') && { body: values.body }),
      ...(changed.includes('dueDate') && { dueDate: values.dueDate }),
      ...(changed.includes('recipient') && { recipientId: recipientIn(values.recipient) }),
      ...(changed.includes('priority') && { priority: priorityIn(values.priority) }),
    }),
    send: (body, { version }) => edit({ params: { id: todo.id }, body, version }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('todo-calendar.save')}>
      <TodoFields form={form} recipient={todo.recipient} />
    </FormSheet>
  );
}
