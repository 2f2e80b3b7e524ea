import type { Meta, StoryObj } from '@storybook/react-vite';
import { Paperclip } from 'lucide';
import { Button } from '../button';
import { ItemCard } from './item-card';

/** Use it for a file, a link or an assignment within a page. */
const meta = {
  title: 'Data/Item card',
  component: ItemCard,
  parameters: { frame: 480 },
  args: { icon: Paperclip, title: 'leaf-diary.pdf', note: '96 KB', end: <Button size="sm">Download</Button> },
} satisfies Meta<typeof ItemCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = { tags: ['pictured'] };
export const Plain: Story = { args: { icon: undefined, end: undefined } };
export const LongText: Story = {
  args: { title: 'a-diary-of-one-leaf-that-you-can-visit-every-day-with-drawings-and-measurements.pdf' },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
