import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CreditMeter } from './credit-meter';

/** Use it for credits. A plan without a limit has a sentence instead. */
const meta = {
  title: 'Data/Credit meter',
  component: CreditMeter,
  parameters: { frame: 204 },
  args: { used: 1_310_000, total: 3_000_000, renews: 'renews 1 Nov' },
} satisfies Meta<typeof CreditMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyUsed: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'AI credits used' })).toHaveAttribute(
      'aria-valuetext',
      '1.69M of 3M left',
    );
  },
};
export const Untouched: Story = { args: { used: 0, renews: undefined } };
export const UsedUp: Story = { args: { used: 4_000_000 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const LongText: Story = {
  args: { renews: 'renews on the first school day after the autumn break' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
