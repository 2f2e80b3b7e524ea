import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button';
import { AskBar, type AskBarProps } from './ask-bar';

function Bar(args: AskBarProps) {
  const [value, setValue] = useState(args.value);
  return <AskBar {...args} value={value} onChange={setValue} />;
}

/** Use it once, on the home page, where one line is enough to start. A template has a full form. */
const meta = {
  title: 'Forms/Ask bar',
  component: AskBar,
  parameters: { frame: 760 },
  args: {
    label: 'What would you like to make?',
    placeholder: 'A ten-minute starter on density, with fruit…',
    value: '',
    onChange: fn(),
    onAsk: fn(),
    action: 'Write it',
    choice: (
      <Button variant="quiet" size="sm" iconEnd={ChevronDown}>
        For 6C Science
      </Button>
    ),
  },
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof AskBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it' }));
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
export const Typed: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const line = canvas.getByRole('textbox', { name: 'What would you like to make?' });
    await userEvent.type(line, ' A starter on density {Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('A starter on density');
    line.blur();
  },
};
export const Pending: Story = {
  args: { value: 'A starter on density', pending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: { value: 'A starter on density, with fruit '.repeat(8), choice: undefined },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { placeholder: 'تمهيد عن الكثافة', action: 'اكتب', choice: undefined },
};
