import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayFailure } from './pay-failure';

const meta = {
  title: 'Payment/Pay failure',
  component: PayFailure,
  parameters: { frame: 560 },
  args: { message: 'Failed to create Setup Intent', isCardError: false },
} satisfies Meta<typeof PayFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotTheCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You haven’t been charged. Try again.');
  },
};

/** Authentication that failed. */
export const TheCard: Story = {
  args: {
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    isCardError: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try another card below.');
  },
};

/** Without a response the payment may have succeeded. */
export const OpenEnd: Story = {
  args: { message: 'Lectern cannot be reached. Check the connection, then try again.', open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('you won’t be charged twice');
  },
};
