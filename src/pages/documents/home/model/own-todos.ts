import { createEvent, createStore, sample } from 'effector';
import { createUpdateTodoMutation, type Todo } from '@/shared/api/todos';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { nonNull } from '@/shared/lib/non-null';
import { dayChanged, homeOpened } from './home';

/** Ticks an own entry. */
export const todoTicked = createEvent<Todo>();
const tickUndone = createEvent();

const tickMutation = createUpdateTodoMutation();
const undoMutation = createUpdateTodoMutation();

/** The entries that are struck out until the day is read again. */
export const $ticked = createStore<ReadonlySet<string>>(new Set(), { name: 'tickedTodos' })
  .on(todoTicked, (ticked, { key }) => new Set([...ticked, key]))
  .on([tickMutation.finished.failure, undoMutation.finished.success], (ticked, { params }) => {
    const next = new Set(ticked);
    next.delete(`own:${params.id}`);
    return next;
  })
  .reset(homeOpened);
const $last = createStore<Todo | null>(null, { name: 'lastTickedTodo' }).on(todoTicked, (_, todo) => todo);

const request = ({ target_id: id, title, due_on }: Todo, done: boolean) => ({
  id,
  todoChange: { title, due_on, done },
});

sample({ clock: todoTicked, fn: (todo) => request(todo, true), target: tickMutation.start });
sample({
  clock: tickMutation.finished.success,
  fn: ({ result }) => ({
    tone: 'ok' as const,
    title: `“${result.title}” is done.`,
    action: { label: 'Undo', chosen: tickUndone },
  }),
  target: toastShown,
});
sample({
  clock: sample({ clock: tickUndone, source: $last }).filterMap(nonNull),
  fn: (todo) => request(todo, false),
  target: undoMutation.start,
});
sample({
  clock: [tickMutation.finished.success, undoMutation.finished.success],
  fn: () => undefined,
  target: dayChanged,
});
sample({ clock: [tickMutation.finished.failure, undoMutation.finished.failure], target: failureShown });
