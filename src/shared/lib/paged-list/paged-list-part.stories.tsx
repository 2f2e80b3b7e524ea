import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { createQuery, problemOf } from '../../api';
import { EmptyState } from '../../ui/empty-state';
import { MarginList } from '../../ui/margin-list';
import { createPagedList } from './create-paged-list';
import { PagedListPart } from './paged-list-part';
import type { PagedList } from './paged-list-state';

type Letter = { id: string; title: string };
type Call = { cursor: string | undefined };

const letters = ['Field trip', 'Homework', 'Science fair'].map((title, index) => ({ id: `${index}`, title }));
const read = fn(async (_: Call) => ({ items: letters, next_cursor: null }));
const list = createPagedList<void, Call, Letter>({
  name: 'storyLetters',
  query: createQuery({ handler: (call: Call) => read(call) }),
  request: (_, cursor) => ({ cursor }),
});

const httpFailure = (status: number) =>
  httpError({ status, statusText: '', response: { message: 'The server is busy.' } });

/** Without a state the list reads its first page. */
function Example({ state }: { state: PagedList<Letter> | null }) {
  const [scope] = useState(() => {
    const begun = fork({ values: state === null ? [] : [[list.$list, state]] });
    if (state === null) void allSettled(list.opened, { scope: begun, params: undefined });
    return begun;
  });
  return (
    <Provider value={scope}>
      <PagedListPart
        of={list}
        loading="Loading your letters"
        failed="Your letters couldn’t be loaded"
        empty={<EmptyState title="No letters yet" art="none" />}
        more={{
          label: 'Show older letters',
          failed: 'Older letters couldn’t be loaded.',
          end: 'All letters are shown',
        }}
      >
        {(items) => <MarginList label="Letters" items={items.map((item) => ({ ...item, lead: 'Mon' }))} />}
      </PagedListPart>
    </Provider>
  );
}

/** Use it for every list of a `createPagedList`. */
const meta = {
  title: 'Data/Paged list',
  component: Example,
  parameters: { frame: 520 },
  args: { state: { state: 'ready', items: letters, next: { state: 'idle', cursor: 'more' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Show older letters' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your letters' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No letters yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: null },
  beforeEach: () => void read.mockRejectedValueOnce(httpFailure(503)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NextFailed: Story = {
  args: {
    state: {
      state: 'ready',
      items: letters,
      next: { state: 'failed', cursor: 'more', problem: problemOf(httpFailure(503)) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older letters couldn’t be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
