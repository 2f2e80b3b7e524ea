import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack';
import { Heading } from './heading';

/** Use one of level 1 per page. Choose the level by the outline and the size by the look. */
const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 1, children: 'Good morning, Amara.' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Sizes: Story = {
  tags: ['pictured'],
  args: { level: 2 },
  render: (args) => (
    <Stack gap={3}>
      {(['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const).map((size) => (
        <Heading key={size} {...args} size={size}>
          Where does a tree come from?
        </Heading>
      ))}
    </Stack>
  ),
};

export const Phone: Story = {
  args: { children: 'Rates of reaction: which antacid wins?' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { children: 'صباح الخير يا أمارا' }, parameters: { frame: 420 } };

export const LongText: Story = {
  args: {
    level: 2,
    children: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all',
  },
  parameters: { frame: 280 },
};
