import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportDay } from './report-day';

const meta = {
  title: 'Widgets/Report part/Day',
  component: ReportDay,
  args: { label: 'From', value: '', onChange: fn() },
} satisfies Meta<typeof ReportDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { value: '2026-11-02' },
  play: async ({ args, canvas, userEvent }) => {
    const day = await canvas.findByRole('textbox', { name: 'From' });
    await expect(day).toHaveValue('02/11/2026');
    await userEvent.clear(day);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const None: Story = {};
