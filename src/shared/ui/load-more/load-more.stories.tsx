import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadMore } from './load-more';

/** Use it below a list that loads page by page. If users return to pages by number, use Pagination. */
const meta = {
  title: 'Navigation/Load more',
  component: LoadMore,
  parameters: { frame: 520 },
  args: {
    next: 'idle',
    children: 'Show older invoices',
    failure: 'Older invoices couldn’t be loaded.',
    end: 'All invoices are shown.',
    onMore: fn(),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older invoices' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = {
  args: { next: 'loading' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Show older invoices' });
    await userEvent.click(button);
    await expect(args.onMore).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['pictured'],
  args: { next: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older invoices couldn’t be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const End: Story = {
  args: { next: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All invoices are shown.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    next: 'failed',
    failure: 'The documents that you wrote before the start of the term couldn’t be loaded.',
  },
  parameters: { frame: 320 },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'عرض الفواتير السابقة' },
};
