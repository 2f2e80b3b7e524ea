import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import type { SentRequest } from '@/shared/api/generations';
import { $isSentOpen, $sent } from '../model/sent-requests';
import { settledState, shortLesson } from '../../../../tests/support/documents';
import { SentDrawer } from './sent-drawer';
import { sentRequest } from './sent-requests.sample';

type List = Parameters<typeof $sent.map>[0] extends (state: infer State) => unknown ? State : never;

function Example({ list }: { list: List }) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(shortLesson)],
        [$isSentOpen, true],
        [$sent, list],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <SentDrawer template={shortLesson.template} />
    </Provider>
  );
}

const ready = (...items: SentRequest[]): List => ({
  state: 'ready',
  items,
  next: { state: 'none' },
});

/** Shows the owner of a document everything that a model's provider received for it. */
const meta = {
  title: 'Pages/Generator/Sent to the AI provider',
  component: Example,
  args: { list: ready(sentRequest) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Sent to the AI provider' }));
    await expect(drawer.getByText('models.school.test')).toBeVisible();
    await expect(drawer.getAllByText('Student_1')).toHaveLength(3);
    await expect(drawer.getByText('Jayden')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Copy both texts' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OlderRequests: Story = {
  args: {
    list: {
      state: 'ready',
      items: [
        {
          ...sentRequest,
          id: 'b',
          cause: 'regenerated',
          placeholders: [],
          input_tokens: null,
          output_tokens: null,
        },
        sentRequest,
      ],
      next: { state: 'idle', cursor: 'next' },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /First draft/ }));
    await expect(await screen.findByText('No answer')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show older requests' })).toBeVisible();
  },
};

export const NothingSent: Story = { args: { list: { state: 'empty' } } };

export const Loading: Story = { args: { list: { state: 'loading' } } };

export const Failed: Story = {
  args: {
    list: { state: 'failed', problem: { status: 503, message: 'The server can’t be reached.', fields: {} } },
  },
};
