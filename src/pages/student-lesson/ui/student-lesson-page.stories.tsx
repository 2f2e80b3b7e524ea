import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { getStudentLessonFx, markLessonReadFx, type StudentLesson } from '@/shared/api/lessons';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { studentLesson } from '../../../../tests/support/lessons';
import { sessionOf, student } from '../../../../tests/support/people';
import { lessonOpened } from '../model/student-lesson';
import { StudentLessonPage } from './student-lesson-page';

type State = { data?: StudentLesson; answer?: () => unknown; mark?: (...call: unknown[]) => unknown };

function Example({ data = studentLesson, answer = () => data, mark = () => undefined }: State) {
  const path = '/students/classes/details/studentLessonDetails';
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(student)]],
          handlers: [
            [getStudentLessonFx, answer],
            [markLessonReadFx, mark],
          ],
        });
        void allSettled(lessonOpened, { scope, params: data.id });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <StudentLessonPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student lesson',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  tags: ['pictured'],
  args: { mark: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Move the lamp to 10 cm.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leaf diary' })).toHaveAttribute(
      'href',
      expect.stringContaining('/students/classes/details/studentAssignmentDetails?id='),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(args.mark).toHaveBeenCalledOnce());
  },
};
export const Read: Story = { args: { data: { ...studentLesson, read_at: '2026-10-13T09:00:00.000Z' } } };
export const Empty: Story = { args: { data: { ...studentLesson, blocks: [] } } };
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
