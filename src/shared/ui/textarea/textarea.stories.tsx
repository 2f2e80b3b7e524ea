import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../stack';
import { Textarea } from './textarea';

/** Use it for a few sentences. It grows with the text. */
const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  parameters: { frame: 360 },
  args: { label: 'Comment', rows: 2, maxRows: 6 },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grows: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('Careful method.');
    return <Textarea {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Comment' });
    const before = area.offsetHeight;
    await userEvent.type(area, '{Enter}Put the units{Enter}in the table{Enter}heading.');
    await expect(area.offsetHeight).toBeGreaterThan(before);
    await userEvent.type(area, '{Enter}{Enter}{Enter}{Enter}The last line.');
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={4}>
      <Textarea {...args} placeholder="What went well?" />
      <Textarea {...args} label="Read only" defaultValue="Copied from last week." readOnly />
      <Textarea {...args} label="Disabled" defaultValue="Nothing to say yet." disabled />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { defaultValue: 'طريقة دقيقة. ضع الوحدات في عنوان الجدول.' } };

export const Phone: Story = {
  args: { defaultValue: 'Careful method. Put the units in the table heading, not in every box.' },
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: { defaultValue: 'https://harborview.school/very/long/address/that/has/no/place/to/break/at/all' },
  parameters: { frame: 200 },
};
