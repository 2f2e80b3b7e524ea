import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TodoList } from './todo-list';

/** Use it for tasks that the user writes. Automatic checks are a check list. */
const meta = {
  title: 'Data/To-do list',
  component: TodoList,
  parameters: { frame: 420 },
  args: {
    label: 'To do',
    items: [
      { id: '1', label: 'Reply to Mr Demir about Elif’s lab partner', done: false },
      { id: '2', label: 'Book the fume hood for Thursday', done: false, when: 'today' },
      { id: '3', label: 'Upload the 8A seating plan', done: true },
    ],
    onDoneChange: fn(),
    onAdd: fn(),
  },
} satisfies Meta<typeof TodoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Book the fume hood for Thursday' }));
    await expect(args.onDoneChange).toHaveBeenCalledWith('2', true);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Upload the 8A seating plan' }));
    await expect(args.onDoneChange).toHaveBeenLastCalledWith('3', false);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const ReadOnlyLength: Story = { args: { onAdd: undefined } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: '1',
        label: 'Write the comments for grade six '.repeat(5).trim(),
        done: true,
        when: 'Mon 19 Oct',
      },
    ],
  },
};
export const Phone: Story = { parameters: { frame: 358 }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: [{ id: '1', label: 'الرد على ولي الأمر', done: false, when: 'اليوم' }], onAdd: undefined },
};
