import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Drawer, type DrawerProps } from './drawer';

/** Use it for the menu on phones and for details beside a list. For decisions use a dialog. */
const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'History',
    children: 'Version 2, the willow section at grade 7.',
    actions: <Button variant="primary">Restore this version</Button>,
  },
  render: (args) => (
    <div style={{ height: 480 }}>
      <Drawer {...args} />
    </div>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = {
  tags: ['pictured'],
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FromTheBottom: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { from: 'bottom', title: 'More', actions: undefined },
};

function Opener(args: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: 480, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>History</Button>
      <Drawer {...args} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const ReturnsFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'History' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'السجل', children: 'النسخة الثانية.', actions: undefined },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
  globals: { viewport: { value: 'phone' } },
};
