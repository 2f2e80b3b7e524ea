import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './link';

/** Use it for navigation. For actions use a button, even in a sentence. */
const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/plans', children: 'See the plans' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['pictured'],
  render: (args) => (
    <p>
      6C still has no plan. <Link {...args}>Write one now</Link> or copy last week’s.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write one now' })).toHaveFocus();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', standalone: true, children: '7B Science' } };

export const External: Story = {
  args: { href: 'https://example.org', external: true, children: 'The standard in full' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The standard in full (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const LongText: Story = {
  args: { children: 'Rates of reaction: which antacid neutralises the most acid for its price?' },
  parameters: { frame: 220 },
};

export const Phone: Story = { args: { standalone: true }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { href: 'https://example.org', external: true, children: 'اطلع على الخطط' },
};
