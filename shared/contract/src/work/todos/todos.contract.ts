import { newTodoPriority } from '@callboard/domain';
import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import type { Allow, Permission } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { day, id, instant, listOf, paging } from '../../endpoint/shapes.ts';

const bundle = 'planning';
const allow = (permission: Permission): Allow => ({
  roles: ['planner', 'office'],
  rights: [['toDoCalendar', permission]],
});

const todo = z.object({
  id,
  version: z.number(),
  type: z.enum(['TODO_INT', 'TODO_PAYROLL_ITEM']),
  category: z.string(),
  caption: z.string(),
  body: z.string(),
  dueDate: day,
  priority: z.number(),
  overdue: z.boolean(),
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.string()),
  createdAt: instant,
  createdBy: z.nullable(z.string()),
  /** Nobody: it is everybody's who plans. */
  recipient: z.nullable(z.object({ personId: id, name: z.string() })),
  person: z.nullable(z.object({ personId: id, name: z.string() })),
  /** Named as its page is: a project by its number, a position by its crew. */
  subject: z.nullable(z.object({ kind: z.string(), id })),
  /** `finish` also for who owes it and may not change it. */
  may: z.object({ edit: z.boolean(), finish: z.boolean() }),
});
const caption = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const priority = z.number().check(z.int(), z.gte(1), z.lte(3));
const body = z.string().check(z.maxLength(1000));

/** Whoever owes a to-do closes it, so neither a right nor one bundle is asked for here. */
const move = <const Path extends string>(path: Path, about: string) =>
  endpoint({
    method: 'POST',
    path,
    about,
    allow: person,
    body: z.strictObject({}),
    answer: todo,
    source: 'addition',
  });

export const todos = {
  todos: endpoint({
    method: 'GET',
    path: '/todos',
    about:
      'To-dos, overdue ones first, then by day and priority. What is open and overdue comes whatever `from` is. Without the right toDoCalendar one sees those that one owes; accountants also see those of payrolls.',
    allow: person,
    query: z.strictObject({
      ...paging,
      from: z.optional(day),
      to: z.optional(day),
      state: z._default(z.enum(['open', 'done', 'all']), 'all'),
      /** Own ones and those of everybody who plans or accounts, or also those of others. */
      whose: z._default(z.enum(['own', 'all']), 'own'),
    }),
    answer: z.object({ ...listOf(todo).shape, overdue: z.number(), open: z.number() }),
    source: 'addition',
  }),
  addTodo: endpoint({
    method: 'POST',
    path: '/todos',
    about:
      'Writes a to-do for oneself, for another one or for everybody who plans; due tomorrow where no day is named.',
    allow: allow('EDIT'),
    bundle,
    body: z.strictObject({
      caption,
      body: z._default(body, ''),
      dueDate: z.optional(day),
      priority: z._default(priority, newTodoPriority),
      recipientId: z.optional(z.nullable(id)),
      personId: z.optional(z.nullable(id)),
    }),
    answer: todo,
    source: 'addition',
  }),
  editTodo: endpoint({
    method: 'POST',
    path: '/todos/{id}',
    about: 'Changes a to-do; what is not named stays.',
    allow: allow('EDIT'),
    bundle,
    body: z.strictObject({
      caption: z.optional(caption),
      body: z.optional(body),
      dueDate: z.optional(day),
      priority: z.optional(priority),
      recipientId: z.optional(z.nullable(id)),
    }),
    answer: todo,
    errors: ['conflict'],
    source: 'addition',
  }),
  finishTodo: move('/todos/{id}/done', 'Marks a to-do as done; saying it twice changes nothing.'),
  reopenTodo: move('/todos/{id}/undone', 'Takes "done" back.'),
};
export type Todo = z.infer<typeof todo>;
