import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SourceList } from './source-list';

/** Use it below a control that adds sources to a form. For files use a file upload, which lists them itself. */
const meta = {
  title: 'Forms/Source list',
  component: SourceList,
  parameters: { frame: 368 },
  args: { label: 'Added sources', sources: [], onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Added sources' })).toBeEmptyDOMElement();
  },
};

export const EveryState: Story = {
  tags: ['pictured'],
  args: {
    sources: [
      {
        id: '1',
        name: 'The willow experiment',
        kind: 'document',
        detail: '5,200 characters read',
        state: 'added',
      },
      {
        id: '2',
        name: 'willow.pdf',
        kind: 'file',
        detail: '6 pages, 14,200 characters read',
        state: 'added',
      },
      { id: '3', name: 'Exit ticket: photosynthesis', kind: 'document', state: 'adding' },
      {
        id: '4',
        name: 'Field notes',
        kind: 'document',
        state: 'failed',
        error: 'Nothing has been written in this document yet. Choose another one.',
        canRetry: true,
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status', { name: 'Adding Exit ticket: photosynthesis' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose another one.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Field notes again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop Exit ticket: photosynthesis' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
  },
};

export const RemovedByKeyboard: Story = {
  args: { sources: [EveryState.args?.sources?.[0], EveryState.args?.sources?.[1]].filter((each) => !!each) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove The willow experiment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('button', { name: 'Remove willow.pdf' })).toHaveFocus();
  },
};

export const LastRemoved: Story = {
  args: { sources: RemovedByKeyboard.args?.sources?.slice(0, 1) ?? [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The willow experiment' }));
    await expect(canvas.getByRole('group', { name: 'Added sources' })).toHaveFocus();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    sources: [
      {
        id: '1',
        name: 'Photosynthesis and the willow experiment of Jan Baptist van Helmont '.repeat(3).trim(),
        kind: 'document',
        detail: '98,200 characters read',
        state: 'added',
      },
      {
        id: '3',
        name: 'https://example.org/2026/11/photosynthesis-and-the-willow-experiment-of-jan-baptist-van-helmont',
        kind: 'link',
        state: 'failed',
        error: 'There is no page at this address. Check the link.',
        canRetry: true,
      },
      { id: '2', name: 'تجربة الصفصاف', kind: 'document', detail: '5,200 characters read', state: 'added' },
    ],
  },
};
