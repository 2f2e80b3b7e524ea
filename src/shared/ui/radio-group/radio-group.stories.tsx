import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './radio-group';

/** Use it for options that need a line each. For options of one word use a segmented control. */
const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup<string>,
  args: {
    label: 'Marks as',
    value: 'points',
    onChange: fn(),
    options: [
      { value: 'points', label: 'Points', description: 'Each question shows its points' },
      { value: 'percent', label: 'Percent' },
      { value: 'letter', label: 'Letters', disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Points/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('percent');
    await userEvent.click(canvas.getByText('Points'));
    await expect(canvas.getByRole('radio', { name: /^Points/ })).toBeChecked();
  },
};

export const Row: Story = { args: { direction: 'row', value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'points',
        label: 'Suggest a score beside a blank box, and leave the decision to me every single time',
      },
      { value: 'b', label: 'Only comment' },
    ],
  },
  parameters: { frame: 260 },
};

export const RightToLeft: Story = {
  args: {
    options: [
      { value: 'points', label: 'نقاط' },
      { value: 'b', label: 'نسبة مئوية' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
