/** What other areas use of to-dos. */
export { mayFinishTodo } from './todos.policy.ts';
