import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Sending } from '../model/upload-state';
import { BriefcasesSample, GB } from './briefcases-page.sample';

const meta = {
  title: 'Pages/Briefcase/Uploads',
  component: BriefcasesSample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BriefcasesSample>;

export default meta;
type Story = StoryObj<typeof meta>;

const sending = (id: string, change: Partial<Sending>): Sending => ({
  id,
  file: new File(['Leaves'], `${id}.txt`),
  folderId: null,
  upload: null,
  failures: 0,
  state: 'sending',
  ...change,
});

export const UnderWay: Story = {
  args: {
    uploads: [
      sending('leaf', { upload: { id: '1', received: 3, part_bytes: 3 } }),
      sending('film', { state: 'interrupted', failures: 1 }),
      sending('talk', { state: 'failed', error: 'Your storage has 5120 MB.' }),
      sending('plan', { state: 'done' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 4 uploaded')).toBeVisible();
    await expect(canvas.getByText('The connection was cut. It goes on by itself.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload talk.txt again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText('plan.txt')).toBeNull();
  },
};

export const NearlyFull: Story = {
  args: { storage: { own: { used: 4.8 * GB, limit: 5 * GB }, school: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have .* left\./)).toBeVisible();
  },
};

export const TooMuch: Story = {
  args: {
    storage: { own: { used: 5 * GB - 3, limit: 5 * GB }, school: null },
    uploads: [sending('leaf', { state: 'waiting' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all files fit')).toBeVisible();
  },
};
