import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ChallengeDialog } from './challenge-dialog';

/** The sandbox's stand-in for a bank that wants to hear from the holder of a card. */
const meta = {
  title: 'Payment/Bank challenge',
  component: ChallengeDialog,
  args: { open: true, payment: { amount: 1500, currency: 'usd' }, onAnswer: fn() },
} satisfies Meta<typeof ChallengeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Your bank asks whether it is you' });
    await expect(dialog).toHaveTextContent('A payment of $15.00 waits for your answer.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('complete');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenLastCalledWith('fail'));
  },
};

export const SavedOnAPhone: Story = {
  args: { payment: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('A card is being saved for later payments.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('fail');
  },
};
