import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './stepper';

/**
 * Use it for three to five steps in a fixed order. If users may switch freely, use tabs.
 */
const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: { frame: 480 },
  args: {
    label: 'Setting up a class',
    steps: [
      { label: 'Details' },
      { label: 'Students', note: '24 added' },
      { label: 'Schedule' },
      { label: 'Invite' },
    ],
    current: 1,
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Begun: Story = { args: { current: 0 } };
export const Done: Story = { args: { current: 4 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { steps: [{ label: 'التفاصيل' }, { label: 'الطلاب' }, { label: 'الجدول' }] },
};

export const LongText: Story = {
  args: {
    steps: [
      { label: 'Everything about the class and its school' },
      { label: 'Students and guardians', note: '24 added' },
    ],
  },
  parameters: { frame: 358 },
};
