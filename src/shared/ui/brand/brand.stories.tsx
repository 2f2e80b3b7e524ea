import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from './brand';

/** Use it once per page, at the top of the margin or of the phone’s bar. It links to the home page. */
const meta = { title: 'Navigation/Brand', component: Brand, args: { href: '#home' } } satisfies Meta<
  typeof Brand
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['pictured'] };

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lectern, home' })).toHaveFocus();
  },
};
