import type { Todo } from '@callboard/contract';
import { priorities } from './priority.ts';

export type TodoFormValues = { caption: string; body: string; dueDate: string; priority: string };

export const asValues = ({ caption, body, dueDate, priority }: Todo): TodoFormValues => ({
  caption,
  body,
  dueDate,
  priority: String(priority),
});

export const priorityIn = (text: string): number => priorities.find((one) => String(one) === text) ?? 2;
