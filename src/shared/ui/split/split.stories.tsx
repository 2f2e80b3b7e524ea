import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Text } from '../text';
import { Split } from './split';

const part = (words: string) => (
  <Card>
    <Text>{words}</Text>
  </Card>
);

/** Use it once on a page, for main and secondary content. For cards of one kind use a grid. */
const meta = {
  title: 'Layout/Split',
  component: Split,
  parameters: { frame: 1120 },
  globals: { viewport: { value: 'desktop' } },
  args: { main: part('Today'), side: part('To grade') },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { tags: ['pictured'] };
export const Rail: Story = { args: { aside: 'rail' } };
export const LongText: Story = { args: { main: part('Photosynthesis'.repeat(12)) } };
export const More: Story = {
  args: { side: part('To grade, '.repeat(80)), more: part('Later') },
};
export const MoreOnAPhone: Story = {
  ...More,
  parameters: { frame: 358 },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { main: part('اليوم'), side: part('للتصحيح') },
};
