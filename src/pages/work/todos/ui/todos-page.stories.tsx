import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  createTodoFx,
  deleteTodoFx,
  listTodosFx,
  snoozeTodoFx,
  type Todo,
  type TodoList,
  updateTodoFx,
} from '@/shared/api/todos';
import { readClockFx } from '@/shared/lib/clock';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { todosOpened } from '../model/todos';
import { TodosPage } from './todos-page';

const now = new Date('2026-11-25T10:00:00Z');

const todo = (kind: Todo['kind'], number: number, change: Partial<Todo>): Todo => ({
  key: `${kind}:0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${number}`,
  kind,
  target_id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${number}`,
  lesson_id: null,
  title: 'Leaf diary',
  class: '7B Science',
  person: null,
  count: 1,
  since: null,
  due_on: null,
  snoozed_until: null,
  done_at: null,
  ...change,
});

const fumeHood = todo('own', 21, { title: 'Book the fume hood', class: null, due_on: '2026-11-25' });
const chart = todo('own', 22, {
  title: 'Upload the seating plan',
  class: null,
  done_at: '2026-11-24T09:00:00Z',
});
const everything: TodoList = {
  open: [
    todo('answer', 11, { person: 'Elif Demir', since: '2026-11-23T09:00:00Z' }),
    todo('mark', 12, { count: 23, since: '2026-11-24T09:00:00Z' }),
    todo('regrade', 13, { count: 2, since: '2026-11-24T19:00:00Z' }),
    todo('return', 14, { count: 4 }),
    todo('approve', 15, { title: '7B Science', count: 1, since: '2026-11-25T09:00:00Z' }),
    todo('plan', 16, { title: '8C Science', class: '8C Science' }),
    todo('plan', 18, { title: 'Density of six fruits', lesson_id: '18', due_on: '2026-11-27' }),
    todo('return', 17, { title: 'Cell sketch', count: 9, snoozed_until: '2026-11-30T07:00:00Z' }),
    fumeHood,
  ],
  done: [chart],
};

const read = fn<() => TodoList | Promise<TodoList>>();
const create = fn<(...call: unknown[]) => Todo>();
const update = fn<(...call: unknown[]) => Todo>(() => fumeHood);
const remove = fn<(...call: unknown[]) => void>();
const snooze = fn<(...call: unknown[]) => void>();

function Example() {
  const start = () => {
    const scope = fork({
      handlers: [
        [readClockFx, () => now],
        [listTodosFx, read],
        [createTodoFx, create],
        [updateTodoFx, update],
        [deleteTodoFx, remove],
        [snoozeTodoFx, snooze],
      ],
    });
    void allSettled(todosOpened, { scope });
    return scope;
  };
  return (
    <PageFrame start={start} path="/todo-list">
      <TodosPage />
    </PageFrame>
  );
}

const meta = { title: 'Pages/To do', component: TodosPage, render: () => <Example /> } satisfies Meta<
  typeof TodosPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => TodoList | Promise<TodoList>) => () => {
  for (const call of [create, update, remove, snooze]) call.mockClear();
  read.mockImplementation(answer);
};
const requestOf = (call: typeof create | typeof remove): unknown => call.mock.lastCall?.[1];

export const Everything: Story = {
  tags: ['pictured'],
  beforeEach: answering(() => everything),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 things for today, one of them overdue.')).toBeVisible();
    const link = canvas.getByRole('link', { name: /Answer Elif Demir/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/teacher/messages/'));
    await expect(canvas.getByText(/Back on Mon 30 Nov/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Upload the seating plan' })).toBeChecked();
  },
};

export const Ticked: Story = {
  beforeEach: answering(() => everything),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Book the fume hood' }));
    await expect(canvas.getByRole('list', { name: 'Done, your own' })).toHaveTextContent(
      'Book the fume hood',
    );
    await expect(requestOf(update)).toMatchObject({
      request: { todoChange: { title: 'Book the fume hood', due_on: '2026-11-25', done: true } },
    });
  },
};

export const PutOff: Story = {
  beforeEach: answering(() => everything),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Answer Elif Demir' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Put off until next Monday' }));
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Put off' })).toHaveTextContent('Answer Elif Demir'),
    );
    await expect(requestOf(snooze)).toMatchObject({
      request: { todoSnooze: { until: expect.stringContaining('2026-11-30T') } },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'More for Answer Elif Demir' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Bring back' }));
    await expect(await canvas.findByRole('list', { name: 'Now' })).toHaveTextContent('Answer Elif Demir');
  },
};

export const Added: Story = {
  beforeEach: answering(() => ({ open: [], done: [] })),
  play: async ({ canvas, userEvent }) => {
    create.mockReturnValueOnce(todo('own', 23, { title: 'Call Ms Ortiz', class: null }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Write what is to do')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your own entry' }), 'Call Ms Ortiz');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Call Ms Ortiz' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your own entry' })).toHaveValue('');
    await expect(requestOf(create)).toMatchObject({
      request: { todoFields: { title: 'Call Ms Ortiz', due_on: null } },
    });
  },
};

export const DeletedAndBack: Story = {
  beforeEach: answering(() => everything),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Book the fume hood' }));
    remove.mockImplementationOnce(() => {
      throw new Error('The server answers nothing.');
    });
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('checkbox', { name: 'Book the fume hood' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: answering(() => new Promise<TodoList>(() => {})) };
export const AllDone: Story = { beforeEach: answering(() => ({ open: [], done: [] })) };
export const Failed: Story = {
  beforeEach: answering(() => {
    throw new Error('The server answers nothing.');
  }),
  play: async ({ canvas, userEvent }) => {
    read.mockReturnValue(everything);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Answer Elif Demir')).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: answering(() => ({
    ...everything,
    open: [
      ...everything.open,
      todo('own', 24, { title: 'Write the comments for grade six '.repeat(5), class: null }),
    ],
  })),
};
