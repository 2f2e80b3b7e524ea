import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '@/shared/ui/cluster';
import { supportOptions } from '../model/supports';
import { SupportBadge } from './support-badge';

/** Use it where teachers see which supports a student has. */
const meta = { title: 'Entities/Support badge', component: SupportBadge } satisfies Meta<typeof SupportBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExtraTime: Story = { args: { kind: 'extra_time' } };

export const AllKinds: Story = {
  args: { kind: 'iep' },
  render: () => (
    <Cluster gap={2}>
      {supportOptions.map(({ value }) => (
        <SupportBadge key={value} kind={value} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const { label } of supportOptions) await expect(canvas.getByText(label)).toBeVisible();
  },
};
