import { combine, createEvent, createStore, sample } from 'effector';
import { groupTodos, type Snooze, snoozedUntil } from '@/entities/todo';
import { deletionShown, trashRestored } from '@/entities/trash';
import { concurrency, type Problem, problemOf } from '@/shared/api';
import {
  createCreateTodoMutation,
  createDeleteTodoMutation,
  createListTodosQuery,
  createSnoozeTodoMutation,
  createUpdateTodoMutation,
  type Todo,
} from '@/shared/api/todos';
import { readClockFx } from '@/shared/lib/clock';
import { createForm, filled, keepDraft, sendForm, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';

type Todos =
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; open: readonly Todo[]; done: readonly Todo[] };

export const todosOpened = createEvent();
export const retryRequested = createEvent();
/** Ticks an own entry, or takes the tick back. */
export const ticked = createEvent<{ todo: Todo; done: boolean }>();
export const deleteRequested = createEvent<Todo>();
const tickUndone = createEvent();
const snoozeUndone = createEvent();
/** Null brings the entry back. */
export const snoozeChosen = createEvent<{ key: string; snooze: Snooze | null }>();

const listQuery = createListTodosQuery();
const createMutation = createCreateTodoMutation();
const updateMutation = createUpdateTodoMutation();
const deleteMutation = createDeleteTodoMutation();
const snoozeMutation = createSnoozeTodoMutation();
concurrency(listQuery, { strategy: 'TAKE_LATEST' });

const noDate = (): string | null => null;

export const newTodo = createForm({
  name: 'newTodo',
  initial: { title: '', dueOn: noDate() },
  rules: { title: filled('Write what is to do') },
  serverFields: { due_on: 'dueOn' },
});
const { draftOpened } = keepDraft({ form: newTodo, readStored: storedTexts('title', 'dueOn') });

const $now = createStore<Date | null>(null, { name: 'todosNow' }).on(readClockFx.doneData, (_, now) => now);

const snoozed = sample({
  clock: snoozeChosen,
  source: $now,
  fn: (now, { key, snooze }) =>
    now && { key, until: snooze === null ? null : snoozedUntil(snooze, now).toISOString() },
}).filterMap(nonNull);

const tickTimed = sample({
  clock: ticked,
  source: $now,
  fn: (now, { todo, done }) => ({ ...todo, done_at: done ? (now?.toISOString() ?? '') : null }),
});

// loading -> ready | failed; what is shown stays while it is read again, and follows each change at once
const $todos = createStore<Todos>({ state: 'loading' }, { name: 'todos' })
  .on(todosOpened, (shown) => (shown.state === 'ready' ? shown : { state: 'loading' }))
  .on(retryRequested, () => ({ state: 'loading' }))
  .on(listQuery.finished.success, (_, { result }) => ({ state: 'ready', ...result }))
  .on(listQuery.finished.failure, (shown, { error }) =>
    shown.state === 'ready' ? shown : { state: 'failed', problem: problemOf(error) },
  )
  .on(createMutation.finished.success, (shown, { result }) => withOpen(shown, (open) => [...open, result]))
  .on(deleteRequested, (shown, { key }) => ({
    ...withOpen(shown, (open) => open.filter((todo) => todo.key !== key)),
    ...(shown.state === 'ready' && { done: shown.done.filter((todo) => todo.key !== key) }),
  }))
  .on(snoozed, (shown, { key, until }) =>
    withOpen(shown, (open) =>
      open.map((todo) => (todo.key === key ? { ...todo, snoozed_until: until } : todo)),
    ),
  )
  .on(tickTimed, tick);

const withOpen = (shown: Todos, change: (open: readonly Todo[]) => readonly Todo[]): Todos =>
  shown.state === 'ready' ? { ...shown, open: change(shown.open) } : shown;

function tick(shown: Todos, todo: Todo): Todos {
  if (shown.state !== 'ready') return shown;
  const others = (list: readonly Todo[]) => list.filter(({ key }) => key !== todo.key);
  const [open, done] = [others(shown.open), others(shown.done)];
  return todo.done_at === null
    ? { ...shown, open: [...open, todo], done }
    : { ...shown, open, done: [...done, todo] };
}

export const $page = combine($todos, $now, (todos, now) =>
  todos.state === 'ready' && now !== null
    ? { state: 'ready' as const, groups: groupTodos(todos.open, now), done: todos.done, now }
    : todos.state === 'failed'
      ? todos
      : { state: 'loading' as const },
);

sample({ clock: [todosOpened, retryRequested], target: [readClockFx, listQuery.start] });
sample({ clock: todosOpened, target: newTodo.reset });
sample({ clock: todosOpened, fn: () => '', target: draftOpened });

sendForm({
  form: newTodo,
  mutation: createMutation,
  request: ({ title, dueOn }) => ({ todoFields: { title: title.trim(), due_on: dueOn } }),
});
sample({ clock: createMutation.finished.success, target: newTodo.reset });

sample({
  clock: ticked,
  fn: ({ todo: { target_id: id, title, due_on }, done }) => ({ id, todoChange: { title, due_on, done } }),
  target: updateMutation.start,
});
sample({ clock: snoozed, fn: (todoSnooze) => ({ todoSnooze }), target: snoozeMutation.start });
sample({ clock: deleteRequested, fn: ({ target_id: id }) => ({ id }), target: deleteMutation.start });

// A tick and a snooze can be taken back, as a deletion can.
const $ticked = createStore<Todo | null>(null, { name: 'tickedTodo' }).on(ticked, (_, { todo }) => todo);
sample({
  clock: updateMutation.finished.success,
  filter: ({ params }) => params.todoChange.done,
  fn: () => ({ tone: 'ok' as const, title: 'Done', action: { label: 'Undo', chosen: tickUndone } }),
  target: toastShown,
});
sample({
  clock: sample({ clock: tickUndone, source: $ticked }).filterMap(nonNull),
  fn: (todo) => ({ todo, done: false }),
  target: ticked,
});
const $snoozedKey = createStore('', { name: 'snoozedTodo' }).on(snoozeChosen, (_, { key }) => key);
sample({
  clock: snoozeMutation.finished.success,
  filter: ({ params }) => params.todoSnooze.until !== null,
  fn: () => ({ tone: 'ok' as const, title: 'Put off', action: { label: 'Undo', chosen: snoozeUndone } }),
  target: toastShown,
});
sample({
  clock: snoozeUndone,
  source: $snoozedKey,
  fn: (key) => ({ key, snooze: null }),
  target: snoozeChosen,
});

sample({
  clock: deleteMutation.finished.success,
  fn: ({ params: { id } }) => ({ kind: 'todo' as const, id, title: 'Entry deleted' }),
  target: deletionShown,
});

// The server has the last word on what is open.
sample({
  clock: [
    trashRestored.filterMap(({ kind }) => (kind === 'todo' ? kind : undefined)),
    updateMutation.finished.failure,
    deleteMutation.finished.failure,
    snoozeMutation.finished.failure,
  ],
  target: listQuery.start,
});
sample({
  clock: [updateMutation.finished.failure, deleteMutation.finished.failure, snoozeMutation.finished.failure],
  target: failureShown,
});
