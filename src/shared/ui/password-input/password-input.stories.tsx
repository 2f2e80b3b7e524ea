import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Field } from '../field';
import { PasswordInput } from './password-input';

/** Use it for every password. Users can reveal it, so they need not enter it twice. */
const meta = {
  title: 'Forms/Password input',
  component: PasswordInput,
  parameters: { frame: 320 },
  args: { autoComplete: 'current-password' },
  render: function Controlled(args) {
    const [value, setValue] = useState('correcthorse');
    return (
      <Field label="Password">
        <PasswordInput {...args} value={value} onChange={setValue} />
      </Field>
    );
  },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByDisplayValue('correcthorse')).toBeVisible();
  },
};

export const RuledLine: Story = {
  render: (args) => (
    <Field label="Password" look="line">
      <PasswordInput {...args} value="correcthorse" />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
