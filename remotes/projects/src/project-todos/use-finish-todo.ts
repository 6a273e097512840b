import { invalidate, useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { home, projects, todos } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';

/** Long enough to see it and to reach for it. */
const undoTime = 5000;

const readAgain = () =>
  Promise.all([invalidate(projects.projectActivities), invalidate(todos.todos), invalidate(home.home)]);

/** Marks a to-do as done; Undo opens it again. Somebody who was faster is no fault: what stands now is shown. */
export function useFinishTodo() {
  const t = useWords('projects');
  const onError = (error: CallError) => {
    toast.error(errorTextOf(error).title);
    void readAgain();
  };
  const reopen = useCommand(todos.reopenTodo, { onSuccess: readAgain, onError });
  const finish = useCommand(todos.finishTodo, {
    onSuccess: ({ id, version }) => {
      toast.success(t('todos.done'), {
        time: undoTime,
        action: {
          label: t('change-project.undo'),
          run: () => reopen.mutate({ params: { id }, body: {}, version }),
        },
      });
      return readAgain();
    },
    onError,
  });
  return {
    finish: ({ id, version }: { id: string; version: number }) =>
      finish.mutate({ params: { id }, body: {}, version }),
    busy: finish.isPending,
  };
}
