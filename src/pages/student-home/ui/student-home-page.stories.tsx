import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, student } from '../../../../tests/support/people';
import { StudentHomePage } from './student-home-page';

const meta = {
  title: 'Pages/Student home',
  component: StudentHomePage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <PageFrame path="/students" start={() => fork({ values: [[$session, sessionOf(student)]] })}>
      <Shell pathname="/students">
        <StudentHomePage />
      </Shell>
    </PageFrame>
  ),
} satisfies Meta<typeof StudentHomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDue: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hi, Jonas.' })).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'phone' } },
};
