import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import type { Outline } from '@/shared/api/actions';
import { settledState, shortLesson } from '../../../../../../tests/support/documents';
import { OutlineApproval } from './outline-approval';

const part = (index: number, written = false) => ({
  id: `s${index}`,
  heading: `What your child needs for day ${index}`,
  target_words: 300,
  written,
  credits: written ? 0 : 1_240,
});

const proposed: Outline = {
  parts: [part(1), part(2), part(3)],
  rest: 420,
  credits: 4_140,
  affordable: true,
  unlimited: false,
  refusal: null,
};

function Example({ outline }: { outline: Outline }) {
  const state = settledState(shortLesson, {}, { state: 'stopped' });
  if (state.state !== 'stopped') return null;
  return (
    <Provider value={fork()}>
      <OutlineApproval outline={outline} state={state} />
    </Provider>
  );
}

const meta = {
  title: 'Pages/Generator/Outline',
  component: Example,
  parameters: { frame: 640 },
  args: { outline: proposed },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve and write' })).toBeVisible();
    await expect(canvas.getByText('4,140')).toBeVisible();
  },
};

export const PartlyWritten: Story = {
  args: { outline: { ...proposed, parts: [part(1, true), part(2), part(3)], credits: 2_900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 of 3 sections are written' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Write the rest' })).toBeVisible();
  },
};

export const TooExpensive: Story = { args: { outline: { ...proposed, affordable: false } } };

export const Unlimited: Story = {
  args: { outline: { ...proposed, unlimited: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits/)).toBeNull();
  },
};

export const WithoutAModel: Story = {
  args: {
    outline: {
      ...proposed,
      refusal: 'Lectern can’t write this without an AI model, and none is connected here.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const VeryLong: Story = {
  args: { outline: { ...proposed, parts: Array.from({ length: 20 }, (_, index) => part(index + 1)) } },
};

export const OnAPhone: Story = {
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
};
