import type { Todo } from '@callboard/contract';
import type { Caller } from '#platform/http/handler.ts';
import { canEditTodos, canFinishTodo } from './todos.policy.ts';
import type { TodoFound } from './todos.db.ts';

export const presentTodo = (row: TodoFound, today: string, caller: Caller): Todo => ({
  id: row.id,
  version: row.version,
  type: row.type === 'TODO_PAYROLL_ITEM' ? row.type : 'TODO_INT',
  category: row.category,
  caption: row.caption,
  body: row.body,
  dueDate: row.dueDate ?? today,
  priority: row.priority ?? 2,
  overdue: row.doneAt === null && (row.dueDate ?? today) < today,
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneBy,
  createdAt: row.at.toISOString(),
  createdBy: row.createdBy,
  recipient: row.recipientId === null ? null : { personId: row.recipientId, name: row.recipient ?? '' },
  person: row.partyId === null ? null : { personId: row.partyId, name: row.party ?? '' },
  subject:
    row.subjectKind === null || row.subjectId === null ? null : { kind: row.subjectKind, id: row.subjectId },
  may: { edit: canEditTodos(caller), finish: canFinishTodo(caller, row) },
});
