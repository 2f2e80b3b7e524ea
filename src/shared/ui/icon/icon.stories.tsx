import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster';
import { Icon } from './icon';

/**
 * Use an icon beside text, or alone in an icon button. An icon alone must not convey a state.
 */
const meta = { title: 'Text/Icon', component: Icon, args: { of: Star } } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Cluster gap={3}>
      <Icon {...args} size="xs" />
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
      <Icon {...args} size="xl" />
    </Cluster>
  ),
};

export const Filled: Story = { args: { filled: true, size: 'lg' } };

export const Labelled: Story = {
  args: { label: 'Favourite', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Favourite' })).toBeVisible();
  },
};
