import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { HelpCenterPage } from './help-center-page';

const meta = {
  title: 'Pages/Help center',
  component: HelpCenterPage,
  render: () => (
    <PageFrame>
      <HelpCenterPage />
    </PageFrame>
  ),
} satisfies Meta<typeof HelpCenterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Help center' })).toBeVisible();
  },
};
