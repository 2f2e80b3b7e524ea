import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollRegion } from './scroll-region';

/** Used around wide content that must not wrap, such as a table. */
const meta = {
  title: 'Inside/Scroll region',
  component: ScrollRegion,
  parameters: { frame: 300 },
  args: {
    label: 'Results',
    children: <p style={{ width: 520 }}>Willow, 5 lb at the start, 169 lb 3 oz after five years of rain.</p>,
  },
} satisfies Meta<typeof ScrollRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Results' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await waitFor(() => expect(region).toHaveAttribute('data-hidden', 'end'));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).toHaveAttribute('data-hidden', 'start'));
    region.scrollLeft = 0;
    await waitFor(() => expect(region).toHaveAttribute('data-hidden', 'end'));
  },
};

export const Fitting: Story = {
  args: { children: <p>Willow</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Results' })).not.toHaveAttribute('data-hidden');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'النتائج', children: <p style={{ width: 520 }}>صفصافة، خمسة أرطال في البداية.</p> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
