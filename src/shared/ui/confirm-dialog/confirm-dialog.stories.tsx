import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

/** Use it only for actions that cannot be undone. For others, offer Undo in a toast. */
const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onConfirm: fn(), onCancel: fn() },
  render: (args) => (
    <div style={{ height: 420 }}>
      <ConfirmDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {
  tags: ['pictured'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveAccessibleDescription("You won't be able to revert this!");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

function Opener(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: 420, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog {...args} open={open} onCancel={() => setOpen(false)} />
    </div>
  );
}

export const EscapeMeansNo: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { pending: true } };

export const NotDangerous: Story = {
  args: {
    title: 'Hand in now?',
    description: 'Your teacher sees it at once. You can still hand in a newer version until Friday.',
    confirmLabel: 'Hand in',
    danger: false,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'هل أنت متأكد؟', description: 'لا يمكن التراجع عن هذا.', confirmLabel: 'احذف' },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    description: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
    confirmLabel: 'Delete it with all its contents',
  },
  globals: { viewport: { value: 'phone' } },
};
