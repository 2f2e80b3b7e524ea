import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { offerEarlyText } from '@/shared/first-view';
import { Field } from '../field';
import { PinInput } from './pin-input';

/** Use it for a code that users received, such as a class code. Not for passwords. */
const meta = {
  title: 'Forms/Pin input',
  component: PinInput,
  args: { label: 'Code', value: '', onChange: fn(), onComplete: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PinInput
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PinInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 1 of 6' }));
    const clipboard = new DataTransfer();
    clipboard.setData('text/plain', '482913');
    await userEvent.paste(clipboard);
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('482913'));
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 6 of 6' })).toHaveValue('3'));
  },
};

/** What the user typed before hydration. */
export const TypedEarly: Story = {
  play: async ({ canvas, userEvent, args }) => {
    offerEarlyText(canvas.getByRole('textbox', { name: 'Character 1 of 6' }), '48');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 3 of 6' })).toHaveFocus());
    await userEvent.keyboard('2913');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledWith('482913'));
  },
};

export const HalfWay: Story = {
  args: { value: '48' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Code' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Character 3 of 6' })).toHaveValue('');
  },
};

export const ClassCode: Story = { args: { type: 'alphanumeric', value: '7B4K2X', length: 6 } };

export const Wrong: Story = {
  args: { label: undefined, value: '482913' },
  decorators: [
    (Story) => (
      <Field label="Code" group error="This code has expired. Ask for a new one">
        <Story />
      </Field>
    ),
  ],
};

export const Disabled: Story = { args: { value: '482913', disabled: true } };

export const Phone: Story = { args: { value: '48' }, globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الرمز', value: '4829' },
};
