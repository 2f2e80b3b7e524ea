import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { Stack } from '../stack';
import { TextInput } from './text-input';

/** Use it for one line of text. For several lines use a textarea, for a list of options a select. */
const meta = {
  title: 'Forms/Text input',
  component: TextInput,
  parameters: { frame: 320 },
  args: { label: 'Topic', onChange: fn(), onEnter: fn() },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Topic' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Photosynthesis{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Photosynthesis');
    await expect(args.onEnter).toHaveBeenCalledTimes(1);
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: () => (
    <Stack gap={4}>
      <TextInput label="Empty" placeholder="Name or number" />
      <TextInput label="Find a student" type="search" icon={Search} placeholder="Name or number" />
      <TextInput label="Filled" defaultValue="7B Science" />
      <TextInput label="Length" defaultValue="45" suffix="min" />
      <TextInput label="School code" defaultValue="HRB-2026" disabled />
      <TextInput label="Link" defaultValue="lectern.school/j/7b-4821" readOnly />
      <Field label="Email" error="Add the ending, such as .com">
        <TextInput defaultValue="m.demir@familymail" />
      </Field>
    </Stack>
  ),
};

export const Fit: Story = { args: { fit: true, icon: Search, placeholder: 'Find a student' } };

export const LongText: Story = {
  args: { defaultValue: 'Rates of reaction: which antacid neutralises the most acid for its price?' },
  parameters: { frame: 200 },
};

export const RightToLeft: Story = { args: { defaultValue: 'التمثيل الضوئي' } };

export const Phone: Story = {
  args: { defaultValue: 'Photosynthesis' },
  globals: { viewport: { value: 'phone' } },
};
