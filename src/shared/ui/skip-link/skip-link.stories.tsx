import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link';

/** Use it as the first element of every page with navigation. The app shell includes one. */
const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { target: 'page' },
  parameters: { frame: 360 },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="page" tabIndex={-1} style={{ paddingTop: 64 }}>
        The page begins here.
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#page');
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
