import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { drawnPage } from '../../../../tests/support/drawn-page';
import { FileViewer, type FileViewerProps } from './file-viewer';
import type { PlacedNote } from './placed-notes';

const pages = [1, 2, 3].map((page) => drawnPage(`Leaf diary, page ${page}`));
const notes: PlacedNote[] = [
  { id: 'n1', page: 1, x: 0.3, y: 0.22, comment: 'Give the unit.' },
  { id: 'n2', page: 2, x: 0.6, y: 0.4, comment: 'What happened on day 3?' },
];

/** Use it for a file of a person beside what is written about it. */
const meta = {
  title: 'Documents/File viewer',
  component: FileViewer,
  decorators: [
    // It is as wide as its place.
    (Story) => (
      <div style={{ width: 'min(50rem, 100vw - 2rem)' }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'leaf-diary.pdf', state: 'ready', pages, onDownload: fn(), onRetry: fn() },
} satisfies Meta<typeof FileViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Marked(args: FileViewerProps) {
  const [given, setGiven] = useState(args.notes ?? []);
  return <FileViewer {...args} notes={given} onNotesChange={setGiven} />;
}

export const Pages: Story = {
  tags: ['pictured'],
  args: { notes },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'leaf-diary.pdf' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Leaf diary, page 1' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show comment 1 on page 1' }));
    await expect(canvas.getByRole('button', { name: 'Comment 1: Give the unit.' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};

/** An enlarged page scrolls, also by the keyboard. */
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('group', { name: 'Page 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await expect(page.scrollWidth).toBeGreaterThan(page.clientWidth);
    await expect(page).toHaveAttribute('tabindex', '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Smaller' }));
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

/** A click on the page, or “Add comment” and the arrow keys, place a comment. */
export const Commenting: Story = {
  tags: ['pictured'],
  render: (args) => <Marked {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment on this place' }));
    const first = await canvas.findByRole('textbox', { name: 'Comment 1' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('Give the unit.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    const marker = await canvas.findByRole('button', { name: /^Comment 2: not written yet/ });
    await waitFor(() => expect(marker).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await expect(marker).toHaveAttribute('style', 'left: 55%; top: 51%;');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Comment 2' })).toHaveFocus());
    await userEvent.keyboard('Look again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove comment 1' }));
    const left = within(canvas.getByRole('list', { name: 'Comments on this file' }));
    await expect(left.getByRole('textbox', { name: 'Comment 1' })).toHaveValue('Look again.');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const Preparing: Story = {
  args: { state: 'preparing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The pages are being prepared.')).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { state: 'unavailable', name: 'leaf-diary.zip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t be shown here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The address of a page has expired: new ones are asked for. */
export const Expired: Story = {
  args: { pages: [{ url: 'data:image/webp;base64,', width: 800, height: 600, text: '' }] },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('This page couldn’t be loaded.')).toBeVisible();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Long: Story = {
  args: {
    name: 'A-very-long-name-that-a-phone-gave-to-a-photo-of-the-leaf-diary-of-the-second-week-of-October.pdf',
    totalPages: 120,
    notes: [{ id: 'n1', page: 3, x: 0.5, y: 0.5, comment: 'Measure once more, and say how. '.repeat(20) }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show comment 1 on page 3' }));
    await expect(canvas.getByText(/The first 3 of 120 pages are shown/)).toBeVisible();
  },
};

export const Phone: Story = {
  args: { notes },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { notes }, globals: { direction: 'rtl' } };
