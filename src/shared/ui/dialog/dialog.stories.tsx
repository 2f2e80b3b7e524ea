import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Dialog, type DialogProps } from './dialog';

/** Use it for a task that users must finish before they continue. For reading beside the page use a drawer. */
const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Rename this class',
    description: 'Students see the new name at once.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Rename it</Button>
      </>
    ),
  },
  render: (args) => (
    <div style={{ height: 560 }}>
      <Dialog {...args} />
    </div>
  ),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  tags: ['pictured'],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename this class' });
    await expect(dialog).toHaveAccessibleDescription('Students see the new name at once.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: 560, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog {...args} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const ReturnsFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Large: Story = {
  args: { size: 'lg', children: 'A wide dialog holds a table or a preview.', description: undefined },
};

export const LongText: Story = {
  args: {
    title: 'Send the whole set of comments to every family of class 7B once they are read',
    description:
      'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all/until/the/very/end/of/it',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'إعادة تسمية الصف', description: 'يرى الطلاب الاسم الجديد فورا.' },
};
