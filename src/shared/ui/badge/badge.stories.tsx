import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide';
import '../theme/template-themes.css';
import { Icon } from '../icon';
import { Badge, badgeTones } from './badge';

/** Use it for the state of an item, in a word or two beside its name. For actions use a button or a chip. */
const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  tags: ['pictured'],
  render: () => (
    <div data-template="bottle" style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { tone: 'ok', icon: <Icon of={Check} size="xs" />, children: 'Plan ready' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'ok', icon: <Icon of={Check} size="xs" />, children: 'الخطة جاهزة' },
};

export const LongText: Story = {
  args: { tone: 'ink', children: 'Waiting for the teacher to accept the suggestions' },
  parameters: { frame: 160 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { tone: 'warn' } };
