import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ReturnDialog } from './return-dialog';

const meta = {
  title: 'Features/Return marks',
  component: ReturnDialog,
  args: {
    open: true,
    count: 7,
    timeZone: 'America/New_York',
    pending: false,
    onReturn: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReturnDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {
  tags: ['pictured'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Return now' }));
    await expect(args.onReturn).toHaveBeenCalledWith(null);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A time without a day can't be scheduled. */
export const Later: Story = {
  args: { count: 1, initial: 'later' },
  play: async () => {
    await expect(await screen.findByText('Return one mark?')).toBeVisible();
    await expect(screen.getByText('In America/New York.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  },
};
