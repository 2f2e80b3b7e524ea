import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { createTodo, deleteTodo, listTodos, snoozeTodo, updateTodo } from './todos.ts';

type TodoOperation = 'listTodos' | 'createTodo' | 'updateTodo' | 'deleteTodo' | 'snoozeTodo';

export function todoHandlers({ db }: { db: Database }): HandlersOf<TodoOperation> {
  return {
    listTodos: ({ user }) => listTodos(db, user, new Date()),
    createTodo: ({ user, body }) => createTodo(db, user.id, body),
    updateTodo: ({ user, params, body }) => updateTodo(db, { userId: user.id, id: params.id }, body),
    async deleteTodo({ user, params }) {
      await deleteTodo(db, { userId: user.id, id: params.id });
    },
    async snoozeTodo({ user, body }) {
      await snoozeTodo(db, user.id, body);
    },
  };
}
