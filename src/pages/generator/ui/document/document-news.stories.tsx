import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import type { GenerationState } from '@/entities/generation';
import { resting, shortLesson as lesson, writing } from '../generator.sample';
import { DocumentNews } from './document-news';

function Example({ state }: { state: GenerationState }) {
  return (
    <Provider value={fork()}>
      <DocumentNews state={state} />
    </Provider>
  );
}

const failed = (retryable: boolean, message: string): GenerationState => ({
  state: 'failed',
  document: { generation: lesson.generation, lastEvent: 9, used: 0, undo: [], redo: [] },
  asked: null,
  problem: null,
  failure: { code: retryable ? 'provider_busy' : 'refused', message, retryable },
});

const meta = {
  title: 'Pages/Generator/News',
  component: Example,
  parameters: { frame: 640 },
  args: { state: resting(lesson, {}, { state: 'stopped' }) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stopped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Write the rest' })).toBeVisible();
  },
};

export const Continuing: Story = {
  args: { state: resting(lesson, {}, { state: 'stopped', asked: { kind: 'continue' } }) },
};

export const Interrupted: Story = { args: { state: resting(lesson, {}, { state: 'interrupted' }) } };

export const Failed: Story = {
  args: { state: failed(true, 'The model has too much to do. Try again in a minute.') },
};

export const FailedForGood: Story = {
  args: { state: failed(false, 'The model would not write about this.') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ConnectionGone: Story = {
  args: { state: writing(lesson, 2, { link: { connection: 1, state: 'cut', attempt: 2 } }) },
};

export const ChangedElsewhere: Story = {
  args: {
    state: resting(
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
    await expect(canvas.getByRole('button', { name: 'Show the newest' })).toBeVisible();
  },
};

export const InTheTrash: Story = {
  args: { state: resting(lesson, { trashed_at: '2026-11-20T08:00:00.000Z' }) },
};

export const OnAPhone: Story = {
  args: { state: resting(lesson, {}, { state: 'interrupted' }) },
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
};
