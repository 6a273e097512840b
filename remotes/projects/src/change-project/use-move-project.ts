import { useCommand } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { errorTextOf } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { projectChanged } from './project-changed.ts';

const undoTime = 5000;

/** Closing and opening again; each is the other's Undo. */
export function useMoveProject({ number, version }: Project) {
  const t = useWords('projects');
  const format = useFormat();
  const onError = (error: CallError) => {
    const { positions } = error.params;
    toast.error(
      typeof positions === 'number'
        ? t('change-project.stillOpen', { positions: format.number(positions) })
        : t('change-project.notChanged', { why: errorTextOf(error).title }),
    );
    // Whoever was faster is seen at once.
    void projectChanged();
  };
  const rules = (done: 'closed' | 'reopened', undo?: (next: Project) => void) => ({
    onSuccess: (next: Project) => {
      toast.success(t(`change-project.${done}`, { name: next.name }), {
        time: undoTime,
        ...(undo && { action: { label: t('change-project.undo'), run: () => undo(next) } }),
      });
      return projectChanged();
    },
    onError,
  });
  const inputOf = (of: { version: number }) => ({ params: { number }, version: of.version });
  const closeAgain = useCommand(projects.closeProject, rules('closed'));
  const reopenAgain = useCommand(projects.reopenProject, rules('reopened'));
  const close = useCommand(
    projects.closeProject,
    rules('closed', (next) => reopenAgain.mutate(inputOf(next))),
  );
  const reopen = useCommand(
    projects.reopenProject,
    rules('reopened', (next) => closeAgain.mutate(inputOf(next))),
  );
  return {
    /** `after` is for whoever shows something until it is decided. */
    close: (after: () => void) => close.mutate(inputOf({ version }), { onSettled: after }),
    reopen: () => reopen.mutate(inputOf({ version })),
    busy: [close, reopen, closeAgain, reopenAgain].some(({ isPending }) => isPending),
  };
}
