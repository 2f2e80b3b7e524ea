import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import type { GenerationState } from '@/entities/generation';
import { settledState, shortLesson as lesson, writing } from '../../../../../../tests/support/documents';
import { DocumentBanners } from './document-banners';

function Example({ state }: { state: GenerationState }) {
  return (
    <Provider value={fork()}>
      <DocumentBanners state={state} />
    </Provider>
  );
}

const failed = (retryable: boolean, message: string): GenerationState => ({
  state: 'failed',
  document: { generation: lesson.generation, lastEvent: 9, used: 0, undo: [], redo: [] },
  pending: null,
  problem: null,
  failure: { code: retryable ? 'provider_busy' : 'refused', message, retryable },
});

const meta = {
  title: 'Pages/Generator/Banners',
  component: Example,
  parameters: { frame: 640 },
  args: { state: settledState(lesson, {}, { state: 'stopped' }) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write the rest' })).toBeVisible();
  },
};

export const Continuing: Story = {
  args: { state: settledState(lesson, {}, { state: 'stopped', pending: { kind: 'continue' } }) },
};

export const Interrupted: Story = { args: { state: settledState(lesson, {}, { state: 'interrupted' }) } };

export const Failed: Story = {
  args: { state: failed(true, 'The model is busy. Try again in a minute.') },
};

export const FailedPermanently: Story = {
  args: { state: failed(false, 'The model declined to write about this.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ConnectionLost: Story = {
  args: { state: writing(lesson, 2, { link: { connection: 1, state: 'lost', attempt: 2 } }) },
};

export const WaitingForTheProvider: Story = {
  args: { state: writing(lesson, 2, { waiting: { reason: 'busy', seconds: 20 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The AI provider is busy.')).toBeVisible();
    await expect(canvas.getByText('Lectern tries again in 20 seconds.')).toBeVisible();
  },
};

export const WaitingForTheModel: Story = {
  args: { state: writing(lesson, 0, { waiting: { reason: 'loading', seconds: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lectern tries again in 1 second.')).toBeVisible();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    state: settledState(
      lesson,
      {},
      {
        problem: {
          change: { kind: 'save' },
          problem: { status: 409, message: 'This document changed in another window.', fields: {} },
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the latest version' })).toBeVisible();
  },
};

export const InTheTrash: Story = {
  args: { state: settledState(lesson, { trashed_at: '2026-11-20T08:00:00.000Z' }) },
};

export const OnAPhone: Story = {
  args: { state: settledState(lesson, {}, { state: 'interrupted' }) },
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
};
