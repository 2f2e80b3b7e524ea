import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack';
import { Switch } from './switch';

/** Use it for a setting that takes effect at once. In a form use a checkbox. */
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Students can see marks', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return (
      <Switch
        {...args}
        checked={checked}
        onChange={(next) => {
          args.onChange(next);
          setChecked(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    const toggle = canvas.getByRole('switch', { name: 'Students can see marks' });
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await userEvent.click(canvas.getByText('Students can see marks'));
    await expect(toggle).toBeChecked();
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={3} align="start">
      <Switch {...args} checked={false}>
        Email families on Fridays
      </Switch>
      <Switch {...args} checked description="Hidden until you post them">
        Students can see marks
      </Switch>
      <Switch {...args} checked={false} disabled>
        Set by your school
      </Switch>
      <Switch {...args} checked disabled>
        On, and set by your school
      </Switch>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    checked: true,
    children: 'Let students of this class ask the writing coach while an assignment is open',
  },
  parameters: { frame: 260 },
};

export const RightToLeft: Story = {
  args: { checked: true, children: 'يرى الطلاب الدرجات' },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { args: { checked: true }, globals: { viewport: { value: 'phone' } } };
