import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageError } from './page-error';

const meta = {
  title: 'Pages/Page error',
  component: PageError,
  parameters: { frame: 900 },
} satisfies Meta<typeof PageError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};
