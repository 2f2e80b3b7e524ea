import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type Announcement, listAnnouncementsFx, postCommentFx } from '@/shared/api/announcements';
import { type ClassEntry, getJoinedClassFx } from '@/shared/api/classes';
import { listStudentLessonsFx, type StudentLessonEntry } from '@/shared/api/lessons';
import { listStudentAssignmentsFx, type StudentAssignmentEntry } from '@/shared/api/submissions';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { announcement } from '../../../../../tests/support/announcements';
import { studentEntry } from '../../../../../tests/support/assignment-entries';
import { joinedClass } from '../../../../../tests/support/classes';
import { sessionOf, student } from '../../../../../tests/support/people';
import { studentClassOpened } from '../model/student-class';
import { StudentClassPage } from './student-class-page';

const lessonEntries: StudentLessonEntry[] = [
  'Concept map of a cell',
  'Where does a tree’s mass come from?',
  'Leaf discs that swim',
  'Light and leaves',
  'Starch in the shade',
].map((title, index) => ({
  id: `lesson-${index}`,
  number: index + 1,
  title,
  unit: '',
  published_at: `2026-10-0${index + 1}T07:15:00.000Z`,
  read_at: index < 3 ? '2026-10-08T09:00:00.000Z' : null,
}));

const workEntries: StudentAssignmentEntry[] = [
  { ...studentEntry, id: 'late', title: 'Willow report', status: 'missing', has_draft: false },
  studentEntry,
  { ...studentEntry, id: 'done', title: 'Exit ticket', status: 'handed_in', has_draft: false },
  {
    ...studentEntry,
    id: 'back',
    title: 'Leaf-disc lab',
    status: 'returned',
    score: 6,
    comment: 'Careful method. Put the units in the table heading.',
  },
];

type State = {
  lessons?: () => unknown;
  work?: () => unknown;
  entry?: ClassEntry;
  announcements?: readonly Announcement[];
  answer?: () => unknown;
  comment?: (...call: unknown[]) => unknown;
};

function Example({
  lessons = () => ({ class: studentEntry.class, time_zone: 'Europe/London', items: lessonEntries }),
  work = () => ({ items: workEntries }),
  entry = joinedClass,
  announcements = [announcement],
  answer = () => entry,
  comment = () => announcement,
}: State) {
  return (
    <PageFrame
      path={`/students/classes/view/${entry.id}`}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(student)]],
          handlers: [
            [getJoinedClassFx, answer],
            [listStudentLessonsFx, lessons],
            [listStudentAssignmentsFx, work],
            [listAnnouncementsFx, () => ({ items: announcements, next_cursor: null })],
            [postCommentFx, comment],
          ],
        });
        void allSettled(studentClassOpened, { scope, params: entry.id });
        return scope;
      }}
    >
      <Shell pathname={`/students/classes/view/${entry.id}`}>
        <StudentClassPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student class',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Does a dry leaf count?')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Willow report' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: '6 out of 7' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Starch in the shade' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Concept map of a cell' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Post' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /More/ })).toBeNull();
  },
};

export const Comment: Story = {
  args: { comment: fn(() => announcement) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your comment' }), 'A maple?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() =>
      expect(args.comment).toHaveBeenCalledWith(null, {
        token: null,
        request: { id: announcement.id, postCommentBody: { text: 'A maple?' } },
      }),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveValue(''));
  },
};

export const CommentsOff: Story = {
  args: { announcements: [{ ...announcement, comments_open: false }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Comments are off.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    announcements: [],
    lessons: () => ({ class: studentEntry.class, time_zone: null, items: [] }),
    work: () => ({ items: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to do.')).toBeVisible();
  },
};
export const WorkFailed: Story = {
  args: {
    work: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your work couldn’t be loaded' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Starch in the shade' })).toBeVisible();
  },
};
export const Archived: Story = {
  args: { entry: { ...joinedClass, archived_at: '2026-06-18T12:00:00.000Z' } },
};
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The class couldn’t be loaded' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
