import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Cluster } from '../cluster';
import { Field } from '../field';
import { NumberInput } from './number-input';

/** Use it for an amount. For a code or a year use a text input or a select. */
const meta = {
  title: 'Forms/Number input',
  component: NumberInput,
  args: { value: 45, onChange: fn(), min: 10, max: 240, step: 5, unit: 'min', label: 'Duration' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberInput
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stepped: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' });
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveAccessibleDescription('Duration');
    await userEvent.click(more);
    await expect(input).toHaveValue('50');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer' }));
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '900');
    await expect(args.onChange).toHaveBeenLastCalledWith(900);
    await userEvent.tab();
    await expect(input).toHaveValue('240');
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
};

/** As spreadsheets and people of many countries write it. */
export const DecimalComma: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' });
    await userEvent.clear(input);
    await userEvent.type(input, '12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(input).toHaveValue('12.5');
  },
};

/** What is no number stays to be corrected, and counts as none. */
export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Duration' });
    await userEvent.clear(input);
    await userEvent.type(input, '1,200');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('1,200');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a number, such as 1200 or 7.5.');
    await userEvent.clear(input);
    await userEvent.type(input, '120');
    await expect(input).toBeValid();
  },
};

/** Two numbers have two buttons "More", which the description tells apart. */
export const InAField: Story = {
  args: { label: undefined, unit: undefined },
  render: (args) => (
    <Field label="Points">
      <NumberInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Points')).toHaveRole('spinbutton');
    for (const name of ['More', 'Fewer'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('Points');
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Cluster gap={4}>
      <NumberInput {...args} value={3} unit={undefined} label="Group size" />
      <NumberInput {...args} value={null} label="Empty" />
      <NumberInput {...args} value={10} label="Least" />
      <NumberInput {...args} value={45} label="Disabled" disabled />
    </Cluster>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'المدة', unit: 'دقيقة' },
};

export const LongText: Story = {
  args: { unit: 'minutes of quiet reading', value: 240 },
  parameters: { frame: 160 },
};
