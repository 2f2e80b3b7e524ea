import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Table } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './segmented-control';

/** Use it for two to five short options. For more or longer ones use chips or a select. */
const meta = {
  title: 'Forms/Segmented control',
  component: SegmentedControl<string>,
  args: {
    label: 'Interval',
    value: 'month',
    onChange: fn(),
    options: [
      { value: 'month', label: 'Monthly' },
      { value: 'year', label: 'Yearly' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('year');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};

export const WithIcons: Story = {
  args: {
    options: [
      { value: 'month', label: 'List', icon: List },
      { value: 'table', label: 'Table', icon: Table },
      { value: 'print', label: 'Print', disabled: true },
    ],
  },
};

export const Block: Story = { args: { block: true }, parameters: { frame: 360 } };

export const LongText: Story = {
  args: {
    options: [
      { value: 'month', label: 'All submissions' },
      { value: 'b', label: 'Only submissions that are not marked yet' },
    ],
  },
  parameters: { frame: 300 },
};

export const RightToLeft: Story = {
  args: {
    options: [
      { value: 'month', label: 'شهري' },
      { value: 'b', label: 'سنوي' },
    ],
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: { block: true }, globals: { viewport: { value: 'phone' } } };
