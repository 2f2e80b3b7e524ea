import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { profile } from '@/features/about-student';
import type { StudentProfile } from '@/shared/api/student-profiles';
import type { Resource } from '@/shared/lib/resource';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { elif } from '../../../../../tests/support/student-profiles';
import { ProfilePanel } from './profile-panel';

type Args = { resource: Resource<StudentProfile> };

/** The profile of a student, beside the list of students. */
const meta: Meta<Args> = {
  title: 'Pages/About a student panel',
  component: ProfilePanel,
  parameters: { frame: 372 },
  args: { resource: { state: 'ready', id: elif.id, data: elif } },
  render: ({ resource }) => (
    <PageFrame start={() => fork({ values: [[profile.$resource, resource]] })}>
      <ProfilePanel />
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Known: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: 'About Elif Demir' });
    await expect(panel).toHaveTextContent('Half as much again in tests');
    await expect(canvas.getByRole('list', { name: 'Guardians' })).toHaveTextContent('Kemal Demir');
    await expect(canvas.getByRole('link', { name: 'Assignments and notes' })).toHaveAttribute(
      'href',
      `/teacher/assignments/studentProfileR?id=${elif.id}`,
    );
  },
};
export const NothingKnown: Story = {
  args: {
    resource: {
      state: 'ready',
      id: elif.id,
      data: { ...elif, supports: [], guardians: [], notes: [], work: [] },
    },
  },
};
export const NotTaught: Story = {
  args: {
    resource: { state: 'failed', id: elif.id, problem: { status: 404, message: 'Not Found', fields: {} } },
  },
};
export const Loading: Story = { args: { resource: { state: 'loading', id: elif.id } } };
