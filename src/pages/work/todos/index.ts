import { todosOpened } from './model/todos';

export { TodosPage as View } from './ui/todos-page';

export const open = () => todosOpened();
