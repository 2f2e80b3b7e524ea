import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session, type Session } from '@/entities/session';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { NotFoundPage } from './not-found-page';

type State = { path: string; session?: Session };

function Example({ path, session = { state: 'visitor' } }: State) {
  return (
    <PageFrame path={path} start={() => fork({ values: [[$session, session]] })}>
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
  tags: ['pictured'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('/teacher/clases/view/7b')).toBeVisible();
  },
};

export const Teacher: Story = {
  globals: desktop,
  args: { session: sessionOf(teacher) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the trash' })).toHaveAttribute(
      'href',
      '/teacher/trash',
    );
  },
};

export const Student: Story = {
  args: { session: sessionOf(student) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the trash' })).toHaveAttribute(
      'href',
      '/students/trash',
    );
  },
};

export const LongPath: Story = { args: { path: `/${'a-very-long-path/'.repeat(20)}` } };

export const Phone: Story = {};
