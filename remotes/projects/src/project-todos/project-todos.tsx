import { useInfiniteQuery } from '@callboard/client';
import { useActivityText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { ListChecks, ListPlus } from 'lucide-react';
import { AddToPart } from '../part-list/add-to-part.tsx';
import { PartList } from '../part-list/part-list.tsx';
import { projectActivitiesQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';
import { TodoRow } from './todo-row.tsx';

const TodoSheet = openedLater(async () => (await import('./todo-sheet.tsx')).TodoSheet);

/** What is still to be done for a project, and what was done. */
export function ProjectTodos({ number }: { number: string }) {
  const t = useWords('projects');
  const textOf = useActivityText();
  return (
    <>
      <AddToPart number={number} icon={ListPlus} label={t('todos.add')} sheet={TodoSheet} />
      <PartList
        label={t('todos.label')}
        read={useAllPages(useInfiniteQuery(projectActivitiesQuery(number, 'TODO_INT')))}
        keyOf={({ id }) => id}
        textOf={({ caption, body, todo }) => [textOf(caption), body, todo?.recipient?.name].join(' ')}
        row={(activity) => activity.todo && <TodoRow activity={activity} todo={activity.todo} />}
        empty={{ icon: ListChecks, title: t('todos.empty'), text: t('todos.emptyText') }}
      />
    </>
  );
}
