import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalendarDues } from './calendar-dues';

const dues = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    day: 3,
    label: `Reading log ${index + 1}, ${'a very long title '.repeat(5)}`,
    template: 'moss',
    href: '#due',
  }));

const meta = {
  title: 'Data/Calendar frame/Due on a day',
  component: CalendarDues,
  parameters: { frame: 150 },
  args: { dues: dues(2), drag: undefined },
} satisfies Meta<typeof CalendarDues>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A day shows three, and the others on request; a long title is cut after one line. */
export const Many: Story = {
  args: { dues: dues(8) },
  play: async ({ canvas, userEvent }) => {
    const links = () => canvas.getAllByRole('link', { name: /^Due: / });
    await expect(links()).toHaveLength(3);
    await expect(links()[0]?.getBoundingClientRect().height).toBeLessThan(32);
    await expect(links()[0]).toHaveAttribute('title', expect.stringContaining('Reading log 1'));
    canvas.getByRole('button', { name: '5 more due' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(links()).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer due' }));
    await expect(links()).toHaveLength(3);
  },
};
