import { invalidate, todayHere } from '@callboard/client';
import { projects } from '@callboard/contract';
import { newTodo } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import {
  FormSheet,
  priorityIn,
  readTodosAgain,
  TodoFields,
  useFormCommand,
  useFormSheet,
} from '@callboard/parts';
import { toast } from '@callboard/ui';
import { LeaderChoice } from '../found-choice/found-choice.tsx';
import type { Chosen } from '../found-choice/found-choice.tsx';

/** Something to be done for a project: by somebody, or by whoever plans. */
export function TodoSheet({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useWords('projects');
  const today = todayHere();
  const add = useFormCommand(projects.addProjectActivity, {
    onSuccess: () => {
      toast.success(t('todos.added'));
      return Promise.all([invalidate(projects.projectActivities), readTodosAgain()]);
    },
  });
  const first = newTodo(today);
  const form = useFormSheet({
    title: t('todos.add'),
    draft: `project-todo/${number}`,
    offline: 'needs-network',
    labels: {
      caption: t('todos.caption'),
      body: t('todos.body'),
      recipient: t('todos.recipient'),
      dueDate: t('todos.dueDate'),
      priority: t('todos.priorityLabel'),
    },
    paths: { recipientId: 'recipient' },
    start: {
      caption: '',
      body: '',
      recipient: null as Chosen,
      dueDate: first.dueDate,
      priority: String(first.priority),
    },
    endpoint: projects.addProjectActivity,
    body: ({ caption, body, recipient, dueDate, priority }) => ({
      type: 'TODO_INT' as const,
      personParty: null,
      caption: caption.trim(),
      body: body.trim(),
      recipientId: recipient?.id ?? null,
      ...(dueDate && { dueDate }),
      priority: priorityIn(priority),
    }),
    check: ({ caption, dueDate }) => [
      ...(caption.trim() === ''
        ? [{ path: 'caption' as const, code: 'required' as const, text: t('todos.captionMissing') }]
        : []),
      ...(dueDate && dueDate < today ? [{ path: 'dueDate' as const, code: 'in_the_past' as const }] : []),
    ],
    send: (body) => add({ params: { number }, body }),
    onClose,
  });
  return (
    <FormSheet form={form} submit={t('todos.save')}>
      <TodoFields
        field={form.field}
        recipient={
          <LeaderChoice
            field={form.field('recipient')}
            chosen={form.values.recipient}
            onChosen={(recipient) => form.change({ recipient })}
            hint={t('todos.recipientHint')}
          />
        }
      />
    </FormSheet>
  );
}
