import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { UnbuiltPage } from './unbuilt-page';

function Example({ path, user }: { path: string; user: User }) {
  return (
    <PageFrame path={path} start={() => fork({ values: [[$session, sessionOf(user)]] })}>
      <Shell pathname={path}>
        <UnbuiltPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Not ready yet',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { path: '/teacher/classes', user: teacher },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not ready yet' })).toBeVisible();
    await expect(canvas.getByText('/teacher/classes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};

export const Student: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: '/students/progress', user: student },
};
