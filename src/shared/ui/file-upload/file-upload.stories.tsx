import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Field } from '../field';
import { FileUpload } from './file-upload';

/** Use it to upload documents and pictures. It checks type and size first, and shows the progress of each file. */
const meta = {
  title: 'Forms/File upload',
  component: FileUpload,
  parameters: { frame: 400 },
  args: {
    label: 'Sources',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    accept: { 'application/pdf': ['.pdf'], 'text/plain': ['.txt'] },
    maxSize: 1024,
    hint: 'PDF or text, up to 1 KB',
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

function pick(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  return fireEvent.input(input, { target: { files: [file] } });
}

export const Empty: Story = {
  tags: ['pictured'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Sources/ })).toHaveFocus();
    await pick(canvasElement, new File(['soil'], 'willow.txt', { type: 'text/plain' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await pick(canvasElement, new File(['x'.repeat(2000)], 'willow.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('willow.pdf is over 1 KB. Try a shorter extract.')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const OnTheirWay: Story = {
  args: {
    files: [
      { id: '1', name: 'Willow experiment.pdf', size: 482_133, state: 'done' },
      { id: '2', name: 'Field notes.txt', size: 20_133, state: 'uploading', progress: 0.58 },
      {
        id: '3',
        name: 'Photos of the lab.pdf',
        size: 8_482_133,
        state: 'failed',
        error: 'The connection was lost',
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending Field notes.txt' })).toHaveAttribute(
      'aria-valuenow',
      '58',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Photos of the lab.pdf again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Field notes.txt' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};

export const InField: Story = {
  args: { label: undefined },
  render: (args) => (
    <Field label="Your work" group error="Add the file before you hand it in">
      <FileUpload {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Your work/ })).toHaveAccessibleDescription(
      'Add the file before you hand it in',
    );
  },
};

export const Full: Story = {
  args: { maxFiles: 1, files: [{ id: '1', name: 'Willow experiment.pdf', size: 482_133, state: 'done' }] },
};

export const LongText: Story = {
  args: {
    files: [
      {
        id: '1',
        name: 'a-very-long-file-name-without-a-single-space-in-it-final-final-2.pdf',
        size: 1,
        state: 'done',
      },
    ],
  },
  parameters: { frame: 280 },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المصادر',
    hint: 'PDF, 1 KB',
    files: [{ id: '1', name: 'الصفصافة.pdf', size: 482_133, state: 'uploading', progress: 0.58 }],
  },
};
