import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field';
import { Cluster } from '../cluster';
import { Stack } from '../stack';
import { Select } from './select';

/**
 * Use it for six or more options. For up to five short ones use a segmented control, for a long list a
 * combobox.
 */
const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: { frame: 300 },
  args: {
    label: 'Grade',
    onChange: fn(),
    options: ['Grade 6', 'Grade 7', 'Grade 8'].map((grade) => ({ value: grade, label: grade })),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: 'Grade 7' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Grade' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Grade 8');
    await expect(args.onChange).toHaveBeenCalledWith('Grade 8');
    await expect(select).toHaveValue('Grade 8');
  },
};

export const States: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack gap={4}>
      <Select {...args} placeholder="Choose a grade" defaultValue="" />
      <Select {...args} label="Disabled" defaultValue="Grade 6" disabled />
      <Field label="Grade" error="Choose the grade you teach">
        <Select {...args} label={undefined} placeholder="Choose a grade" defaultValue="" />
      </Field>
      <Select
        label="Standards"
        defaultValue="ngss"
        options={[
          { value: 'none', label: 'None' },
          { group: 'Science', options: [{ value: 'ngss', label: 'Next Generation Science Standards' }] },
          { group: 'Mathematics', options: [{ value: 'ccss', label: 'Common Core', disabled: true }] },
        ]}
      />
    </Stack>
  ),
};

export const InARow: Story = {
  parameters: { frame: 420 },
  render: (args) => (
    <Cluster gap={2}>
      <Select {...args} fit />
      <Select {...args} fit label="Class" options={[{ value: 'all', label: 'All of my classes' }]} />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const [grade, group] = canvas.getAllByRole('combobox');
    await expect(grade?.offsetWidth).toBeLessThan(group?.offsetWidth ?? 0);
    await expect(grade?.offsetTop).toBe(group?.offsetTop);
  },
};

export const LongText: Story = {
  args: {
    options: [{ value: 'a', label: 'Next Generation Science Standards, middle school, physical sciences' }],
  },
  parameters: { frame: 200 },
};

export const RightToLeft: Story = {
  args: { options: [{ value: 'a', label: 'الصف السابع' }] },
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
