import type { todos as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addTodo } from './add-todo.ts';
import { editTodo } from './edit-todo.ts';
import { finishTodo, reopenTodo } from './finish-todo.ts';
import { todos } from './todos.ts';

export const todosRoutes: AreaRoutes<typeof contract> = { todos, addTodo, editTodo, finishTodo, reopenTodo };
