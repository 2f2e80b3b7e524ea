import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Star, X } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Cluster } from '../cluster';
import { IconButton } from './icon-button';

/**
 * Use it for an action with a well-known icon (close, favourite, more) where space is short. Otherwise use
 * a button with a label.
 */
const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const All: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Cluster gap={3}>
      <IconButton {...args} size="lg" variant="second" icon={Star} label="Favourite" />
      <IconButton {...args} variant="second" icon={Star} label="Favourite" pressed />
      <IconButton {...args} icon={Ellipsis} label="More" />
      <IconButton {...args} size="sm" />
      <IconButton {...args} variant="primary" icon={Star} label="Favourite" />
      <IconButton {...args} variant="second" pending label="Saving" />
      <IconButton {...args} variant="second" disabled />
    </Cluster>
  ),
};

export const Toggle: Story = {
  render: function Toggle(args) {
    const [on, setOn] = useState(false);
    return <IconButton {...args} icon={Star} label="Favourite" pressed={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AsLink: Story = {
  args: { href: '/plans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/plans');
  },
};

export const Phone: Story = {
  args: { size: 'sm', variant: 'second' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { variant: 'second', icon: Ellipsis, label: 'المزيد' },
};
