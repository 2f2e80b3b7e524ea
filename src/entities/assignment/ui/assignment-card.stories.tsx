import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/shared/ui/badge';
import { AssignmentCard } from './assignment-card';

/** Use it for an assignment within a lesson, for teachers and for students. */
const meta = {
  title: 'Entities/Assignment card',
  component: AssignmentCard,
  parameters: { frame: 560 },
  args: {
    title: 'Leaf diary',
    href: '/students/classes/details/studentAssignmentDetails/leaf-diary',
    note: 'Due Thu 8 Oct, 8:15 · 10 points',
    badge: <Badge tone="ink">Published</Badge>,
  },
} satisfies Meta<typeof AssignmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leaf diary' })).toBeVisible();
  },
};

/** A preview has no link. */
export const Draft: Story = {
  args: { href: undefined, note: 'No due date · 10 points', badge: <Badge tone="line">Draft</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Scheduled: Story = { args: { badge: <Badge tone="warn">Scheduled for Thu 1 Oct</Badge> } };

export const Closed: Story = { args: { badge: <Badge>Closed</Badge> } };

export const WithCounts: Story = {
  args: { note: 'Due Thu 8 Oct, 8:15 · 10 points · 18 of 24 handed in' },
};

export const WithoutState: Story = { args: { badge: undefined } };

export const LongText: Story = {
  args: {
    title: 'A diary of one leaf that you can visit every day, with drawings and measurements. '
      .repeat(3)
      .trim(),
  },
};

export const Phone: Story = {
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
  args: { title: 'A diary of one leaf that you can visit every day' },
};
