import { useInfiniteQuery, useQuery } from '@callboard/client';
import type { Todo } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, ListTabs, useInfiniteList, useList, useListTab } from '@callboard/parts';
import type { PagedList, WholeList } from '@callboard/parts';
import { ListChecks, ListTodo } from 'lucide-react';
import { TodoDetail } from './todo-detail.tsx';
import { SwipeTodoRow } from './swipe-todo-row.tsx';
import { TodoTools } from './todo-tools.tsx';
import { doneTodosQuery, openTodosQuery } from './todo.queries.ts';
import { useTodoAddress } from './use-todo-address.ts';

const tabs = ['open', 'done'] as const;
const rowHeight = 84;

/** To-dos in a list: what is overdue first, then by day and priority. */
export function TodoList() {
  const t = useWords('planning');
  const { whose } = useTodoAddress();
  const tab = useListTab(tabs);
  const all = useList(useQuery(openTodosQuery(whose)));
  const done = useInfiniteList(useInfiniteQuery(doneTodosQuery(whose)));
  // What was just done leaves at once; the next read brings what is left.
  const rows = all.rows?.filter(({ doneAt }) => doneAt === null);
  const open = { ...all, rows, total: rows?.length ?? 0 };
  const list: WholeList<Todo> | PagedList<Todo> = tab === 'open' ? open : done;
  const overdue = rows?.filter((todo) => todo.overdue).length ?? 0;
  return (
    <ListDetailPage
      title={t('todo-calendar.title')}
      list={list}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
      row={(todo, link) => <SwipeTodoRow todo={todo} {...link} />}
      refresh
      tabs={
        <>
          <TodoTools />
          <ListTabs
            label={t('todo-calendar.title')}
            current={tab}
            tabs={[
              { id: 'open', label: t('todo-calendar.open'), count: rows?.length, waits: overdue > 0 },
              {
                id: 'done',
                label: t('todo-calendar.done'),
                count: done.rows && done.total,
              },
            ]}
          />
        </>
      }
      empty={
        tab === 'open'
          ? { icon: ListChecks, title: t('todo-calendar.emptyTitle'), text: t('todo-calendar.emptyText') }
          : {
              icon: ListChecks,
              title: t('todo-calendar.noneDoneTitle'),
              text: t('todo-calendar.noneDoneText'),
            }
      }
      detail={{
        name: 'todo',
        label: t('todo-calendar.one'),
        show: (id, close) => {
          const todo = list.rows?.find((one) => one.id === id);
          return todo && <TodoDetail todo={todo} onDone={close} />;
        },
        choose: { icon: ListTodo, title: t('todo-calendar.choose') },
      }}
    />
  );
}
