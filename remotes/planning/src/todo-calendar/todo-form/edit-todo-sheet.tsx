import { todos } from '@callboard/contract';
import type { Todo } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import {
  FormSheet,
  priorityIn,
  readTodosAgain,
  TodoFields,
  useFormCommand,
  useFormSheet,
  useTodoWords,
} from '@callboard/parts';
import { toast } from '@callboard/ui';
import { RecipientField } from './recipient-field.tsx';
import { asValues, recipientIn } from './todo-form.ts';
import { useTodoLabels } from './use-todo-labels.ts';

/** Changes a to-do, against the version that was read. */
export function EditTodoSheet({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  const t = useWords('planning');
  const { date } = useFormat();
  const { priorityName } = useTodoWords();
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
        priority: (priority) => priorityName(priorityIn(priority)),
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
      <TodoFields
        field={form.field}
        recipient={<RecipientField field={form.field('recipient')} current={todo.recipient} />}
        dueDateRequired
      />
    </FormSheet>
  );
}
