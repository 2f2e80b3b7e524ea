import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../field';
import { Slider } from './slider';

/** Use it if an approximate value is enough. For an exact number use a number input. */
const meta = {
  title: 'Forms/Slider',
  component: Slider,
  parameters: { frame: 320 },
  args: { label: 'Hints', value: 2, min: 0, max: 4, onChange: fn(), onCommit: fn(), ends: ['None', 'Many'] },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Slider
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moved: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'Hints' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(3));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '0'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', '4'));
  },
};

export const InField: Story = {
  args: { label: undefined, value: 60, max: 100, step: 5, ends: undefined, format: (value) => `${value}%` },
  decorators: [
    (Story) => (
      <Field label="Length of the summary" help="Share of the text" group>
        <Story />
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Length of the summary' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '60%');
    await expect(thumb).toHaveAccessibleDescription('Share of the text');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { ends: ['Only a question that helps me think', 'A worked example of the same kind, step by step'] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'التلميحات', value: 1, ends: ['بلا', 'كثيرة'] },
  play: async ({ canvas, userEvent, args }) => {
    const thumb = canvas.getByRole('slider', { name: 'التلميحات' });
    const track = thumb.parentElement?.getBoundingClientRect();
    const middle = (track?.left ?? 0) + (track?.width ?? 0) / 2;
    await waitFor(() => expect(thumb.getBoundingClientRect().left).toBeGreaterThan(middle));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2));
  },
};
