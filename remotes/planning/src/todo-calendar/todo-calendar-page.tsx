import { openedLater } from '@callboard/parts';
import { TodoList } from './todo-list.tsx';
import { TodoMonth } from './todo-month.tsx';
import { useTodoAddress } from './use-todo-address.ts';

const AddTodoSheet = openedLater(async () => (await import('./todo-form/add-todo-sheet.tsx')).AddTodoSheet);

/** What a planner has to do, as a list and as a calendar. */
export function Component() {
  const { isCalendar, sheet, closeSheet } = useTodoAddress();
  return (
    <>
      {isCalendar ? <TodoMonth /> : <TodoList />}
      {sheet === 'add' && <AddTodoSheet onClose={closeSheet} onMissing={closeSheet} />}
    </>
  );
}
