import { addDays } from '../../time/day.ts';

export const newTodoPriority = 1;

/** What a to-do begins with, wherever it is written: due tomorrow, of the highest priority. */
export const newTodo = (today: string) => ({ dueDate: addDays(today, 1), priority: newTodoPriority });
