import { usePartWords } from '../words/use-part-words.ts';
import { priorityLook } from './priority.ts';

/** What every screen says of a to-do. */
export function useTodoWords() {
  const t = usePartWords();
  return {
    priorityName: (priority: number) => t(`todo.priority.${priorityLook(priority).name}`),
    everybody: t('todo.everybody'),
    finish: (caption: string) => t('todo.finish', { caption }),
  };
}
