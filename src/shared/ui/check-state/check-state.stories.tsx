import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckState } from './check-state';

/** Use it beside a document in a list. Beside the open document, use a check list. */
const meta = {
  title: 'Document/Check state',
  component: CheckState,
  parameters: { frame: 276 },
  args: { passed: 5, repaired: 1, open: 0 },
} satisfies Meta<typeof CheckState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllPassed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('All checks passed')).toBeVisible(),
};

export const OneOpen: Story = {
  tags: ['pictured'],
  args: { open: 1 },
  play: async ({ canvas }) => expect(canvas.getByText('1 check open')).toBeVisible(),
};

export const SeveralOpen: Story = { args: { open: 3 } };

export const Unchecked: Story = {
  args: { passed: 0, repaired: 0 },
  play: async ({ canvas }) => expect(canvas.queryByText(/check/)).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { open: 2 } };
