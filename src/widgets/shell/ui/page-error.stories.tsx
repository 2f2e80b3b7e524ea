import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { expect } from 'storybook/test';
import { $online } from '@/shared/lib/network';
import { PageError } from './page-error';

const meta = {
  title: 'Pages/Page error',
  component: PageError,
  parameters: { frame: 900 },
} satisfies Meta<typeof PageError>;

const offline = fork({ values: [[$online, false]] });

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};

export const NotLoadedOffline: Story = {
  decorators: [
    (Story) => (
      <Provider value={offline}>
        <Story />
      </Provider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
