import { infinite, query } from '@callboard/client';
import { todos } from '@callboard/contract';
import { readable } from '../base/readable.ts';

/** Own ones and those of everybody who plans, or also those of others. */
export type Whose = 'own' | 'all';

/** What is to be done, overdue ones first. */
export const openTodosQuery = (whose: Whose) =>
  query(todos.todos, { query: { limit: 1000, page: 1, state: 'open', whose } }, readable);

/** What has been done. */
export const doneTodosQuery = (whose: Whose) =>
  infinite(todos.todos, { query: { limit: 50, page: 1, state: 'done', whose } }, readable);

/** Open and done between two days. */
export const todosOfDaysQuery = ({ from, to }: { from: string; to: string }, whose: Whose) =>
  query(todos.todos, { query: { limit: 1000, page: 1, from, to, whose } }, readable);
