import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { PageFrame } from '../../../../.storybook/page-frame';
import { RuledNotice } from './ruled-notice';

const meta = {
  title: 'Widgets/Ruled notice',
  component: RuledNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'This page is not in the book.',
    subject: '/teacher/lessons/7b',
    children: 'The address may have a typing error, or the page was moved.',
    actions: <Button href="/">To the first page</Button>,
  },
  render: (args) => (
    <PageFrame>
      <RuledNotice {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof RuledNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('/teacher/lessons/7b');
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toBeVisible();
  },
};

/** A long path breaks, and the page does not scroll sideways. */
export const LongPathOnAPhone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
  args: { subject: `/teacher/${'classes-and-lessons/'.repeat(8)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
