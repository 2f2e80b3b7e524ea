import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceChips } from './choice-chips';
import { Chips } from './chips';

/**
 * Use chips for a multiple choice of short options that should all be visible. For a single choice, such
 * as a filter, use choice chips; for longer labels use checkboxes or radios.
 */
const meta = {
  title: 'Forms/Chips',
  component: Chips<string>,
  parameters: { frame: 420 },
  args: {
    label: 'Style',
    values: ['hands-on'],
    onChange: fn(),
    options: [
      { value: 'hands-on', label: 'Hands-on' },
      { value: 'discussion', label: 'Discussion' },
      { value: 'visual', label: 'Visual' },
      { value: 'outdoors', label: 'Outdoors', disabled: true },
    ],
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <Chips
        {...args}
        values={values}
        onChange={(next) => {
          args.onChange(next);
          setValues(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Chips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Visual' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['hands-on', 'visual']);
    canvas.getByRole('checkbox', { name: 'Hands-on' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['visual']);
  },
};

export const One: Story = {
  render: function One() {
    const [kind, setKind] = useState('all');
    return (
      <ChoiceChips
        label="Kind"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'all', label: 'All', count: 21 },
          { value: 'plan', label: 'Plan', count: 4 },
          { value: 'starred', label: 'Starred', icon: Star },
        ]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Plan 4' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    options: [{ value: 'hands-on', label: 'A word bank with pictures and both languages side by side' }],
  },
  parameters: { frame: 240 },
};

export const RightToLeft: Story = {
  args: {
    options: [
      { value: 'hands-on', label: 'عملي' },
      { value: 'b', label: 'نقاش' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
