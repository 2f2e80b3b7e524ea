import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack';
import { Checkbox } from './checkbox';

/** Use it for yes or no in a form that is submitted. If a change takes effect at once, use a switch. */
const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Include homework', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Include homework' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Include homework'));
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={3} align="start">
      <Checkbox {...args} checked={false}>
        Print in grey
      </Checkbox>
      <Checkbox {...args} checked>
        Include homework
      </Checkbox>
      <Checkbox {...args} checked="some">
        Some of 7B
      </Checkbox>
      <Checkbox {...args} checked={false} disabled>
        Locked
      </Checkbox>
      <Checkbox {...args} checked disabled>
        Locked, and ticked
      </Checkbox>
      <Checkbox {...args} checked={false} invalid>
        I have read the terms
      </Checkbox>
      <Checkbox {...args} checked description="Families see it on Fridays">
        Send a weekly letter
      </Checkbox>
    </Stack>
  ),
};

export const SomeOf: Story = {
  args: { checked: 'some', children: 'Some of 7B' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const LongText: Story = {
  args: {
    checked: true,
    children: 'I teach at this school, and only I have access to the records of my students.',
  },
  parameters: { frame: 260 },
};

export const RightToLeft: Story = {
  args: { checked: true, children: 'أضف الواجب المنزلي' },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: { checked: true }, globals: { viewport: { value: 'phone' } } };
