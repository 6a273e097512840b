/** What other areas use of activities. */
export { activities } from './activities.ts';
export { assignTodo, dueDateErrors, dueDateOf } from './assign-todo.ts';
