import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { listAnnouncementsFx } from '@/shared/api/announcements';
import { type ClassEntry, getClassFx, listClassTeachersFx, listJoinRequestsFx } from '@/shared/api/classes';
import { type ClassInvitation, inviteStudentsFx, listClassInvitationsFx } from '@/shared/api/invitations';
import {
  type ClassMember,
  importStudentsFx,
  listClassStudentsFx,
  listImportsFx,
  planImportFx,
  removeStudentFx,
} from '@/shared/api/students';
import { listLessonsFx, moveLessonFx } from '@/shared/api/lessons';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { announcement } from '../../../../tests/support/announcements';
import { scienceClass } from '../../../../tests/support/classes';
import { lessonEntries } from '../../../../tests/support/lessons';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { classPageOpened } from '../model/class-page';
import { ClassPage } from './class-page';

const person = (index: number) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e0${index}`;

const members: readonly ClassMember[] = [
  {
    student_id: person(1),
    name: 'Leo Baptiste',
    email: 'l.baptiste@harborview.test',
    joined_at: '2026-09-02T09:00:00.000Z',
    removed_at: null,
  },
  {
    student_id: person(2),
    name: 'Aroha Ngata',
    email: 'a.ngata@harborview.test',
    joined_at: '2026-09-01T09:00:00.000Z',
    removed_at: null,
  },
  {
    student_id: person(3),
    name: 'Yaw Asante',
    email: 'y.asante@harborview.test',
    joined_at: '2026-09-01T09:00:00.000Z',
    removed_at: '2026-11-02T09:00:00.000Z',
  },
];

const invitation = (index: number, state: ClassInvitation['state']): ClassInvitation => ({
  id: person(index),
  email: `${state}@harborview.test`,
  name: null,
  role: 'student',
  state,
  changed_at: '2026-11-20T09:00:00.000Z',
});

const invitations = (['sent', 'opened', 'joined', 'failed', 'expired', 'revoked'] as const).map(
  (state, index) => invitation(index + 4, state),
);

const teachers = [
  { teacher_id: person(0), name: 'Amara Okafor', email: 'a.okafor@harborview.test', owner: true },
  { teacher_id: person(9), name: 'Ragnhild Sørensen', email: 'r.sorensen@harborview.test', owner: false },
];

const plan = {
  seats_left: 15,
  rows: [
    {
      line: 1,
      name: 'Imani Okeke',
      email: 'i.okeke@harborview.test',
      result: 'add',
      cell: null,
      reason: null,
    },
    {
      line: 2,
      name: 'Leo Baptiste',
      email: 'l.baptiste@harborview.test',
      result: 'duplicate',
      cell: 'email',
      reason: 'Already in the class.',
    },
    {
      line: 3,
      name: 'Yaw Asante',
      email: 'y.asante@harborview',
      result: 'invalid',
      cell: 'email',
      reason: 'This is not an email address.',
    },
  ],
};

type State = {
  entry?: ClassEntry;
  students?: readonly ClassMember[];
  answer?: () => unknown;
  remove?: (...call: unknown[]) => unknown;
  invite?: (...call: unknown[]) => unknown;
  lessons?: typeof lessonEntries;
  move?: (...call: unknown[]) => unknown;
};

function Example({
  entry = scienceClass,
  students = members,
  answer = () => entry,
  remove = () => undefined,
  invite = () => ({ created: 1, sent: 1, failed: 0, skipped: 0 }),
  lessons = lessonEntries,
  move = () => ({ items: lessons }),
}: State) {
  return (
    <PageFrame
      path={`/teacher/classes/view/${entry.id}`}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [getClassFx, answer],
            [listLessonsFx, () => ({ items: lessons })],
            [moveLessonFx, move],
            [listClassStudentsFx, () => ({ items: students })],
            [listClassInvitationsFx, () => ({ items: students.length === 0 ? [] : invitations })],
            [listClassTeachersFx, () => ({ items: teachers })],
            [listJoinRequestsFx, () => ({ items: [] })],
            [listAnnouncementsFx, () => ({ items: [announcement], next_cursor: null })],
            [removeStudentFx, remove],
            [listImportsFx, () => ({ items: [] })],
            [planImportFx, () => plan],
            [importStudentsFx, () => ({ id: person(8), created: 1, sent: 1, failed: 0, skipped: 1 })],
            [inviteStudentsFx, invite],
          ],
        });
        void allSettled(classPageOpened, { scope, params: entry.id });
        return scope;
      }}
    >
      <Shell pathname={`/teacher/classes/view/${entry.id}`}>
        <ClassPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Class',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const openStudents = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('tab', { name: /^Students/ }));

export const Lessons: Story = {
  tags: ['pictured'],
  args: {
    move: fn(() => ({ items: lessonEntries.toSpliced(0, 2, ...lessonEntries.slice(0, 2).toReversed()) })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Read by 21 of 24/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Light and leaves up (Alt ↑)' }));
    await waitFor(() =>
      expect(args.move).toHaveBeenCalledWith(null, {
        token: null,
        request: { id: lessonEntries[1]?.id, lessonPosition: { position: 1 } },
      }),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Light and leaves: place 1 of 4.');
  },
};

export const NoLessons: Story = { args: { lessons: [] } };

export const Students: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    const table = await canvas.findByRole('table', { name: 'Students' });
    await expect(table).toHaveTextContent('Leo Baptiste');
    await expect(table).not.toHaveTextContent('Yaw Asante');
    await expect(canvas.getByRole('table', { name: 'Removed students' })).toHaveTextContent('Yaw Asante');
  },
};

export const RemoveAStudent: Story = {
  args: { remove: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Leo Baptiste' }));
    await screen.findByRole('alertdialog', { name: 'Remove Leo Baptiste?' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.remove).toHaveBeenCalledOnce());
  },
};

export const InviteAStudent: Story = {
  args: { invite: fn(() => ({ created: 1, sent: 1, failed: 0, skipped: 0 })) },
  play: async ({ args, canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^Email of the student/ }),
      'new@school.test',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(args.invite).toHaveBeenCalledOnce());
  },
};

export const ImportAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add from a list' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^List/ }),
      'Imani, i.okeke@harborview.test',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Check the list' }));
    const table = await screen.findByRole('table', { name: 'Dry run' });
    await expect(table).toHaveTextContent('Email: This is not an email address.');
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 student' }));
    await expect(await canvas.findByText('Created 1. Sent 1, failed 0. Skipped 1 duplicate.')).toBeVisible();
  },
};

export const Announcements: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Announcements' }));
    await expect(
      await canvas.findByText('Bring one leaf from a plant you walk past every day.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Post' })).toBeVisible();
  },
};

export const Empty: Story = { args: { students: [] }, play: openStudents };
export const Archived: Story = {
  args: { entry: { ...scienceClass, archived_at: '2026-06-18T12:00:00.000Z' } },
  play: async ({ canvas, userEvent }) => {
    await openStudents({ canvas, userEvent });
    await expect(await canvas.findByText(/Archived on 18 June 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: { answer: () => Promise.reject(new Error('down')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openStudents,
};
export const LessonsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
