import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Grid } from './grid';

/**
 * Use it for cards, and for fields of a form in columns. For small elements that wrap use a cluster.
 */
const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: ['One', 'Two', 'Three', 'Four', 'Five'].map((word) => <Badge key={word}>{word}</Badge>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['pictured'],
  parameters: { frame: 720 },
  args: { min: 'sm' },
};
export const Narrow: Story = { parameters: { frame: 300 }, args: { min: 'xs', gap: 2 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { frame: 300 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
