import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect } from 'storybook/test';
import { $session } from '@/entities/session';
import { listStudentLessonsFx, type StudentLessonEntry } from '@/shared/api/lessons';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { lesson, lessonEntries } from '../../../../../tests/support/lessons';
import { sessionOf, student } from '../../../../../tests/support/people';
import { lessonsOpened } from '../model/student-lessons';
import { StudentLessonsPage } from './student-lessons-page';

const published: StudentLessonEntry[] = lessonEntries
  .slice(0, 2)
  .map(({ id, title, unit, publish_at }, index) => ({
    id,
    number: index + 1,
    title,
    unit,
    published_at: publish_at ?? '',
    read_at: index === 0 ? '2026-10-10T09:00:00.000Z' : null,
  }));

type State = { items?: readonly StudentLessonEntry[]; answer?: () => unknown };

function Example({
  items = published,
  answer = () => ({ class: lesson.class, time_zone: lesson.time_zone, items }),
}: State) {
  const path = `/students/classes/details/${lesson.class.id}`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(student)]],
          handlers: [[listStudentLessonsFx, answer]],
        });
        void allSettled(lessonsOpened, { scope, params: lesson.class.id });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <StudentLessonsPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Student lessons',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneToRead: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to read.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Light and leaves' })).toBeVisible();
  },
};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The lessons couldn’t be loaded' }),
    ).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
