import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SeatMeter } from './seat-meter';

/** Use it for the seats of a plan. For an amount without single places use a progress bar. */
const meta = {
  title: 'Data/Seat meter',
  component: SeatMeter,
  parameters: { frame: 320 },
  args: { used: 38, total: 40, note: 'Teacher Pro' },
} satisfies Meta<typeof SeatMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlmostFull: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Seats' })).toHaveAttribute(
      'aria-valuetext',
      '38 of 40 used',
    );
  },
};
export const None: Story = { args: { used: 0, note: undefined } };
export const Full: Story = { args: { used: 40 } };
/** Above sixty seats a peg stands for ten. */
export const OfASchool: Story = {
  args: { used: 126, total: 150, note: undefined },
  play: async ({ canvas }) => {
    const pegs = [...canvas.getByRole('meter', { name: 'Seats' }).children];
    await expect(pegs).toHaveLength(15);
    await expect(pegs.filter((peg) => peg.hasAttribute('data-used'))).toHaveLength(13);
    await expect(pegs[0]?.getBoundingClientRect().width).toBeGreaterThan(4);
  },
};
