import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Field } from '../field';
import type { PictureName } from './picture';
import { PicturePicker, type PicturePickerProps } from './picture-picker';

function Example({ value: first, onChange, ...rest }: PicturePickerProps) {
  const [value, setValue] = useState<readonly PictureName[]>(first);
  const change = (next: PictureName[]) => {
    setValue(next);
    onChange(next);
  };
  return <PicturePicker {...rest} value={value} onChange={change} />;
}

/** Use it where students who cannot type yet sign in: three of twelve pictures, in order. */
const meta = {
  title: 'Forms/Picture picker',
  component: PicturePicker,
  parameters: { frame: 360 },
  args: { value: [], onChange: fn(), label: 'Your pictures' },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof PicturePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Your pictures' }));
    await expect(group.getByRole('button', { name: 'Take back the last picture' })).toBeDisabled();
    for (const name of ['sun', 'boat', 'sun']) await userEvent.click(group.getByRole('button', { name }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun', 'boat', 'sun']);
    const picked = within(group.getByRole('list', { name: 'Picked' })).getAllByRole('img');
    await expect(picked.map((one) => one.getAttribute('aria-label'))).toEqual(['sun', 'boat', 'sun']);
    await userEvent.click(group.getByRole('button', { name: 'Take back the last picture' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['sun', 'boat']);
  },
};

export const Picked: Story = {
  tags: ['pictured'],
  args: { value: ['sun', 'boat', 'cat'] },
};

export const AFourthStartsAgain: Story = {
  args: { value: ['sun', 'boat', 'cat'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'tree' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tree']);
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field label="Your pictures" group error="Pick your three pictures.">
      <Example {...args} label={undefined} />
    </Field>
  ),
};

export const RightToLeft: Story = { ...Picked, tags: [], globals: { direction: 'rtl' } };
export const Phone: Story = { ...Picked, tags: [], globals: { viewport: { value: 'phone' } } };
