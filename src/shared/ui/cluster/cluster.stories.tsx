import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge';
import { Cluster } from './cluster';

/** Use it for a row of small elements, such as buttons or badges. For cards of equal width use a grid. */
const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  parameters: { frame: 320 },
  args: {
    children: (
      <>
        <Badge>First</Badge>
        <Badge tone="ink">Second</Badge>
        <Badge tone="ok">Third</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { tags: ['pictured'] };
export const Between: Story = { args: { justify: 'between' } };
export const End: Story = { args: { justify: 'end', gap: 1 } };
export const Wrapped: Story = { parameters: { frame: 150 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
