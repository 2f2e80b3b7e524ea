import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../field';
import { DatePicker } from './date-picker';

/** Use it for a date close to today, such as a due date. For a birth date use an input. */
const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  parameters: { frame: 260 },
  // Past months, so that no story ever shows the mark of today.
  args: { label: 'Due', value: '2020-10-16', min: '2020-10-05', max: '2021-06-30', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Due' })).toHaveValue('16/10/2020');
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    const day = await screen.findByRole('button', { name: /21 October 2020/ });
    await userEvent.click(day);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2020-10-21'));
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  },
};

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await waitFor(() => expect(screen.getByRole('button', { name: /16 October 2020/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /23 October 2020/ })).toHaveFocus());
    await expect(screen.getByRole('button', { name: /\b1 October 2020/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Months: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await userEvent.click(await screen.findByRole('button', { name: /choose a month/ }));
    await expect(await screen.findByRole('button', { name: /Nov/ })).toBeVisible();
  },
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Due' }), '01/12/2020{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2020-12-01'));
  },
};

/** What can't be read stays, with what to do, and is no date. */
export const TypedButNoDay: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Due' });
    await userEvent.clear(input);
    await userEvent.type(input, '30/02/2021');
    await userEvent.tab();
    await expect(input).toHaveValue('30/02/2021');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write the date as 24/12/2026.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TypedInOtherWays: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Due' });
    const days = [
      ['24.12.2020', '2020-12-24', '24/12/2020'],
      ['2021-01-05', '2021-01-05', '05/01/2021'],
      ['Feb 3, 2021', '2021-02-03', '03/02/2021'],
      ['4/12/20', '2020-12-04', '04/12/2020'],
    ] as const;
    for (const [typed, date, shown] of days) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(date));
      await waitFor(() => expect(input).toHaveValue(shown));
    }
  },
};

export const TypedOutOfRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Due' });
    await userEvent.clear(input);
    await userEvent.type(input, '01/01/2020{Enter}');
    await expect(input).toHaveAccessibleDescription('Choose 05/10/2020 or a later day.');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TypedInPartThenChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Due' });
    await userEvent.clear(input);
    await userEvent.type(input, '12/2');
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await userEvent.click(await screen.findByRole('button', { name: /21 October 2020/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2020-10-21'));
  },
};

export const Empty: Story = { args: { value: null } };

export const InField: Story = {
  args: { label: undefined, value: null },
  decorators: [
    (Story) => (
      <Field label="Due" error="Choose a day after today">
        <Story />
      </Field>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Due' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose a day after today');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'موعد التسليم' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /calendar/i }));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};
