import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $session, type Session } from '@/entities/session';
import type { Invitation } from '@/shared/api/invitations';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $path, $state, type InvitationState } from '../model/invitation';
import { InvitationPage } from './invitation-page';

type State = { state: InvitationState; session?: Session };

function Example({ state, session = { state: 'visitor' } }: State) {
  return (
    <PageFrame
      path="/invitation/0192f0c1"
      start={() =>
        fork({
          values: [
            [$session, session],
            [$state, state],
            [$path, '/invitation/0192f0c1?expires=1795168800&signature=9f86'],
          ],
        })
      }
    >
      <InvitationPage />
    </PageFrame>
  );
}

const invitation: Invitation = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  role: 'student',
  state: 'valid',
  email: student.email,
  expires_at: '2026-11-27T09:00:00.000Z',
  class_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
  class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  teacher: { name: 'Amara Okafor' },
  school: 'Harborview School',
  students: 23,
};
const shown = (change: Partial<Invitation> = {}): InvitationState => ({
  state: 'shown',
  invitation: { ...invitation, ...change },
  hasAccount: false,
  problem: null,
});

const meta = {
  title: 'Pages/Invitation',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { state: shown() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['pictured'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const next = encodeURIComponent('/invitation/0192f0c1?expires=1795168800&signature=9f86');
    await expect(canvas.getByRole('link', { name: 'Join the class' })).toHaveAttribute(
      'href',
      `/register?next=${next}`,
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/login?next=${next}`,
    );
    await expect(canvas.getByText('Fri 27 Nov, 09:00')).toBeVisible();
  },
};

export const Student: Story = {
  args: { session: sessionOf(student) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Join the class' })).toBeEnabled();
  },
};

export const OtherAccount: Story = {
  args: { session: sessionOf(teacher) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use another account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join the class' })).toBeNull();
  },
};

export const Expired: Story = {
  args: { state: shown({ state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
  },
};

/** The student opens the mail again: the invitation has done its work. */
export const AlreadyJoined: Story = {
  args: { state: shown({ state: 'used' }), session: sessionOf(student) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have already joined' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open 7B Science' })).toHaveAttribute(
      'href',
      `/students/classes/view/${invitation.class_id}`,
    );
  },
};

/** Whoever is signed in to another account learns nothing about the class. */
export const UsedByAnother: Story = {
  args: { state: shown({ state: 'used', email: 'other@school.test' }), session: sessionOf(student) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This invitation was already used' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open 7B Science' })).toBeNull();
  },
};

export const Withdrawn: Story = {
  args: {
    state: shown({
      state: 'revoked',
      class: { ...invitation.class, subject: 'Environmental science and sustainability', cover: 'plum' },
    }),
  },
};

export const InvalidLink: Story = {
  args: { state: { state: 'invalid', title: 'This link isn’t valid' } },
};
