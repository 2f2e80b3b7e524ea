import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide';
import { expect, fn } from 'storybook/test';
import { FileButton } from './file-button';

/** Use it for one file that is read at once, such as a list or a photo. For files that stay use a file upload. */
const meta = {
  title: 'Forms/File button',
  component: FileButton,
  args: { children: 'Choose a CSV file', label: 'CSV file', accept: '.csv,text/csv', onChoose: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('The button has a file picker.');
    const file = new File(['Thandi'], 'class.csv', { type: 'text/csv' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};

export const WithIcon: Story = { args: { icon: Upload, variant: 'quiet', children: 'Import documents' } };
export const Pending: Story = { args: { pending: true } };
