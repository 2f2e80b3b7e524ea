import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect } from 'storybook/test';
import { Anchor } from './anchor';

/** Used by components that link somewhere. Pages use Link or Button. */
const meta = {
  title: 'Inside/Anchor',
  component: Anchor,
  args: { href: '/templates', children: 'Templates' },
} satisfies Meta<typeof Anchor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutRouter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', '/templates');
  },
};

function Place() {
  return <output>{useLocation().pathname}</output>;
}

export const FollowedByTheRouter: Story = {
  render: (args) => {
    const element = (
      <p>
        <Anchor {...args} /> <Place />
      </p>
    );
    return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('/');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/templates')).toBeVisible();
  },
};
