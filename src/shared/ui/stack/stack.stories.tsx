import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Stack } from './stack';

/** Use it to stack elements, so that pages need no styles for spacing. */
const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Badge>First</Badge>
        <Badge tone="ink">Second, and wider</Badge>
        <Badge tone="ok">Third</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  tags: ['pictured'],
  args: { align: 'start' },
};
export const Centre: Story = { args: { align: 'center', gap: 2 } };
export const Tight: Story = { args: { gap: 1, align: 'end' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { align: 'start' },
};
