import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '@/shared/ui/theme/contract.css';
import { OutboxHint } from './outbox-hint';

const meta = {
  title: 'Widgets/Outbox hint',
  component: OutboxHint,
  parameters: { frame: 400 },
  // It stands on the cover of the entry pages.
  render: () => (
    <div style={{ background: vars.color.binding, padding: 24 }}>
      <OutboxHint />
    </div>
  ),
} satisfies Meta<typeof OutboxHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the outbox to read them' })).toHaveAttribute(
      'href',
      '/outbox',
    );
  },
};
