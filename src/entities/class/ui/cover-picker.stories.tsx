import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CoverPicker } from './cover-picker';

/** The cover colour of a class, in the forms that create or change one. */
const meta = {
  title: 'Entities/Class/Cover picker',
  component: CoverPicker,
  parameters: { frame: 480 },
  args: { value: 'moss', onChange: fn() },
} satisfies Meta<typeof CoverPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Plum' }));
    await expect(args.onChange).toHaveBeenCalledWith('plum');
  },
};
