import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChallengeDialog } from './challenge-dialog';

/** Replaces the bank's authentication page in the sandbox. */
const meta = {
  title: 'Payment/Bank challenge',
  component: ChallengeDialog,
  args: { open: true, payment: { amount: 1500, currency: 'usd' }, onAnswer: fn() },
} satisfies Meta<typeof ChallengeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  tags: ['pictured'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm this payment with your bank' });
    await expect(dialog).toHaveTextContent('You are paying $15.00.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('complete');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('fail'));
  },
};

export const SavedOnAPhone: Story = {
  args: { payment: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm this card with your bank' });
    await expect(dialog).toHaveTextContent('You are saving a card for later payments.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('fail');
  },
};
