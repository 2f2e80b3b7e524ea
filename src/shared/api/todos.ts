export { createCreateTodoMutation, createTodoFx } from './generated/operations/create-todo.ts';
export { createDeleteTodoMutation, deleteTodoFx } from './generated/operations/delete-todo.ts';
export { createListTodosQuery, listTodosFx } from './generated/operations/list-todos.ts';
export { createSnoozeTodoMutation, snoozeTodoFx } from './generated/operations/snooze-todo.ts';
export { createUpdateTodoMutation, updateTodoFx } from './generated/operations/update-todo.ts';
export type { Todo, TodoKind, TodoList } from './generated/schemas';
