import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { EmptyState } from './empty-state';

/** Use it in place of an empty list. For content that could not be loaded use an error state. */
const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  parameters: { frame: 480 },
  args: {
    title: 'No lesson plans yet',
    children: 'Your first one will appear here, with all its versions.',
    action: (
      <Button variant="soft" href="#new">
        Write a lesson plan
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['pictured'] };

export const NothingToMark: Story = {
  args: {
    art: 'pen',
    title: 'Nothing left to grade',
    children: 'You can put the pen down. New work appears here as students submit it.',
    action: <Button variant="soft">See all assignments</Button>,
  },
};

export const WithoutArt: Story = { args: { art: 'none', action: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'لا توجد خطط دروس بعد', children: 'اكتب الخطة الأولى وستظهر هنا.', action: undefined },
};

export const LongText: Story = {
  args: {
    title: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
  parameters: { frame: 300 },
};
