import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from '../segmented-control';
import { TextInput } from '../text-input';
import { Textarea } from '../textarea';
import { Field } from './field';

/**
 * Use it around every control of a form, to link label, help, error and counter to it. Mark optional fields
 * instead of required ones.
 */
const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: { frame: 340 },
  args: { label: 'Class name', children: <TextInput defaultValue="7B Science" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {
  tags: ['pictured'],
  args: { help: 'Students see this on their own page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Class name'));
    const input = canvas.getByRole('textbox', { name: 'Class name' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Students see this on their own page');
  },
};

export const WithError: Story = {
  args: {
    label: 'Email',
    error: 'Add the ending, such as .com',
    help: 'We send one letter a week',
    required: true,
    children: <TextInput type="email" defaultValue="m.demir@familymail" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Add the ending, such as .com We send one letter a week');
  },
};

export const Optional: Story = { args: { optional: true } };

export const Counter: Story = {
  render: function Counter() {
    const [text, setText] = useState('Careful method. Put the units in the table heading, not in every box.');
    return (
      <Field label="Comment" counter={{ used: text.length, limit: 80 }}>
        <Textarea value={text} onChange={setText} />
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('69 of 80 characters')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), ' Well drawn.');
    await expect(canvas.getByText('81 of 80 characters')).toHaveAttribute('data-over', 'true');
  },
};

export const Group: Story = {
  args: {
    label: 'Interval',
    group: true,
    children: (
      <SegmentedControl
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
        ]}
        value="month"
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Interval' })).toBeVisible();
  },
};

export const RuledLine: Story = {
  args: {
    look: 'line',
    label: 'Email',
    children: <TextInput type="email" defaultValue="a.okafor@harborview.school" />,
  },
};

export const LongText: Story = {
  args: {
    label: 'What the class should be able to do by the end of the lesson, in their own words',
    error:
      'This is longer than the four hundred characters that fit on a printed sheet; shorten it or use two',
    help: 'A sentence or two is enough. Families see it beside the homework every week.',
  },
  parameters: { frame: 240 },
};

export const RightToLeft: Story = {
  args: {
    label: 'اسم الصف',
    help: 'يراه الطلاب في صفحتهم',
    children: <TextInput defaultValue="العلوم ٧ب" />,
  },
  globals: { direction: 'rtl' },
};

export const Phone: Story = {
  args: { look: 'line', error: 'Enter your email' },
  globals: { viewport: { value: 'phone' } },
};
