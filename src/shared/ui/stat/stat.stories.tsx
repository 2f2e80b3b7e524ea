import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './stat';

/** Use it for a few figures at the top of a page. Put the statement first, because a figure alone explains nothing. */
const meta = {
  title: 'Data/Stat',
  component: Stat,
  parameters: { frame: 200 },
  args: { label: 'Credits used in October', value: '1.31M', note: 'of 3M, 9 days to go' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['pictured'] };
export const Marking: Story = {
  args: { label: 'Waiting to be graded', value: '42', note: 'oldest 6 days', tone: 'red' },
};
export const WithoutNote: Story = { args: { note: undefined } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'في انتظار التصحيح', value: '42', note: 'منذ ستة أيام' },
};

export const LongText: Story = {
  args: {
    label: 'Rates of reaction: which antacid neutralises the most acid for its price?',
    value: '1,310,482',
    note: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
