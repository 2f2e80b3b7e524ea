export { TodoList, type TodoItem, type TodoListProps } from './todo-list';
