import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from './pagination';

/** Use it if users return to a page by its number. Otherwise use a “Show more” button. */
const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { frame: 520 },
  args: { count: 240, pageSize: 20, page: 5, onPageChange: fn(), label: 'Pages of drafts' },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  tags: ['pictured'],
  render: function InTheMiddle(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('6'));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('12'));
  },
};
export const FirstPage: Story = { args: { page: 1 } };
export const Few: Story = { args: { count: 30, page: 2 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { frame: 358 } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};
