import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '../../../../.storybook/page-frame';
import { NotFoundPage } from './not-found-page';

function Example({ path }: { path: string }) {
  return (
    <PageFrame path={path}>
      <NotFoundPage />
    </PageFrame>
  );
}

const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Pages/Not found',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { path: '/teacher/clases/view/7b' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mistyped: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('/teacher/clases/view/7b')).toBeVisible();
  },
};

export const LongPath: Story = { args: { path: `/${'a-very-long-path/'.repeat(20)}` } };

export const Phone: Story = {};
