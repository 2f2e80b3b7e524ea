import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError } from '@farfetched/core';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createQuery, problemOf } from '../../api';
import { EmptyState } from '../../ui/empty-state';
import { MarginList } from '../../ui/margin-list';
import { createPagedList } from './create-paged-list';
import { PagedListPart } from './paged-list-part';
import type { PagedList } from './paged-list-state';

type Letter = { id: string; title: string };
type Call = { cursor: string | undefined };

const letters = ['Field trip', 'Homework', 'Science fair'].map((title, index) => ({ id: `${index}`, title }));
const list = createPagedList<void, Call, Letter>({
  name: 'storyLetters',
  query: createQuery({ handler: async (_: Call) => ({ items: letters, next_cursor: null }) }),
  request: (_, cursor) => ({ cursor }),
});

const failure = (status: number) =>
  problemOf(httpError({ status, statusText: '', response: { message: 'The server is busy.' } }));

function Example({ state }: { state: PagedList<Letter> }) {
  const [scope] = useState(() => fork({ values: [[list.$list, state]] }));
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
    await expect(canvas.getByText('Loading your letters')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: { state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No letters yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { state: 'failed', problem: failure(503) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NextFailed: Story = {
  args: {
    state: {
      state: 'ready',
      items: letters,
      next: { state: 'failed', cursor: 'more', problem: failure(503) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older letters couldn’t be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};
