import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../field';
import { TagsInput } from './tags-input';

/** Use it for free words, such as interests or key terms. For a known list use a combobox. */
const meta = {
  title: 'Forms/Tags input',
  component: TagsInput,
  parameters: { frame: 340 },
  args: {
    label: 'Interests',
    values: ['football', 'drawing'],
    onChange: fn(),
    placeholder: 'A word, then Enter',
  },
  render: function Controlled(args) {
    const [values, setValues] = useState(args.values);
    return (
      <TagsInput
        {...args}
        values={values}
        onChange={(next) => {
          args.onChange(next);
          setValues(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TagsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Interests' });
    await userEvent.click(input);
    await userEvent.keyboard('space{Enter}tides,chess{Enter}');
    await waitFor(() =>
      expect(args.onChange.mock.calls).toEqual([
        [['football', 'drawing', 'space']],
        [['football', 'drawing', 'space', 'tides']],
        [['football', 'drawing', 'space', 'tides', 'chess']],
      ]),
    );
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.keyboard('space{Enter},');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(input).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove chess' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tides' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove drawing' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['football', 'space']));
  },
};

export const KeyboardRemoves: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Interests' }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['football']));
  },
};

export const Empty: Story = { args: { values: [] } };

export const InField: Story = {
  args: { label: undefined, values: ['photosynthesis'] },
  decorators: [
    (Story) => (
      <Field label="Key terms" help="They appear in the summary word for word">
        <Story />
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Key terms' })).toHaveAccessibleDescription(
      'They appear in the summary word for word',
    );
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    values: ['the conservation of mass in a closed container', 'antidisestablishmentarianism', 'yeast'],
  },
  parameters: { frame: 240 },
};

export const RightToLeft: Story = {
  args: { values: ['كرة القدم', 'الرسم'] },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
