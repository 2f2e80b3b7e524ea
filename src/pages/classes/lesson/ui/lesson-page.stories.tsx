import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import { createAssignmentFx, getAssignmentOptionsFx } from '@/shared/api/assignments';
import { getLessonFx, type Lesson, listLessonsFx, publishLessonFx, saveLessonFx } from '@/shared/api/lessons';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment } from '../../../../../tests/support/assignments';
import { lesson, lessonEntries } from '../../../../../tests/support/lessons';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { lessonOpened } from '../model/lesson';
import { LessonPage } from './lesson-page';

type State = {
  data?: Lesson;
  answer?: () => unknown;
  save?: (...call: unknown[]) => unknown;
  publish?: (...call: unknown[]) => unknown;
  create?: (...call: unknown[]) => unknown;
};

const leafQuiz = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5df1',
  title: 'Leaf quiz',
  questions: 9,
  points: 17,
  has_source: false,
};
const saved = { revision: 4, saved_at: '2026-10-12T18:05:00.000Z' };

function Example({
  data = lesson,
  answer = () => data,
  save = () => saved,
  publish = () => data,
  create = () => ({ ...assignment, state: 'draft' }),
}: State) {
  const path = `/teacher/classes/view/lesson/${data.id}`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [[$session, sessionOf(teacher)]],
          handlers: [
            [getLessonFx, answer],
            [listLessonsFx, () => ({ items: lessonEntries })],
            [saveLessonFx, save],
            [publishLessonFx, publish],
            [createAssignmentFx, create],
            [
              getAssignmentOptionsFx,
              () => ({ time_zone: null, classes: [], document: null, rubrics: [], quizzes: [leafQuiz] }),
            ],
          ],
        });
        void allSettled(lessonOpened, { scope, params: { id: data.id, assignmentId: null } });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <LessonPage />
      </Shell>
    </PageFrame>
  );
}

/** The editor loads on first use, which can take seconds. */
const patient = { timeout: 15_000 };

const meta = {
  title: 'Pages/Lesson',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {},
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Light and leaves' })).toBeVisible();
    const beside = await canvas.findByRole('navigation', { name: 'Lessons of 7B Science' });
    await expect(await within(beside).findByText(/Leaf discs that swim/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Block 1, text' }, patient)).toBeVisible();
  },
};

export const Edited: Story = {
  args: { save: fn(() => saved) },
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /Title/ });
    await userEvent.type(title, ' at night');
    await userEvent.click(canvas.getByRole('button', { name: 'Move block 2, list up (Alt ↑)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove block 3, file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add link' }));
    await expect(canvas.getByRole('textbox', { name: /^Address(?! of)/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add text' }));
    await waitFor(
      () => expect(canvas.getAllByRole('textbox', { name: /^Block \d+, text$/ }).at(-1)).toHaveFocus(),
      patient,
    );
    await waitFor(() => expect(args.save).toHaveBeenCalled(), patient);
    await expect(await canvas.findByText(/^Saved/, undefined, patient)).toBeVisible();
  },
};

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview as student' }));
    await expect(canvas.getByText(/looking as a student/)).toBeVisible();
    const preview = within(canvas.getByRole('article', { name: 'Preview' }));
    await expect(preview.getByRole('link', { name: /Leaf discs that swim/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add text' })).toBeNull();
  },
};

export const WithAssignment: Story = {
  args: {
    data: { ...lesson, content: { title: 'Bubbles', blocks: [] } },
    save: fn(() => saved),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add assignment' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Title of a new assignment/ }),
      'Leaf diary{Tab}{Enter}',
    );
    await expect(await canvas.findByRole('link', { name: 'Edit assignment' })).toBeVisible();
    await waitFor(() => expect(args.save).toHaveBeenCalled(), patient);
    await expect(canvas.queryByRole('combobox', { name: /An assignment of this class/ })).toBeNull();
  },
};

export const DeletedAssignment: Story = {
  args: { data: { ...lesson, assignments: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This assignment was deleted')).toBeVisible();
  },
};

export const Publishing: Story = {
  args: {
    data: { ...lesson, state: 'draft', publish_at: null },
    publish: fn(() => lesson),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    const body = document.body.ownerDocument;
    const dialog = body.querySelector('[role=dialog]');
    await expect(dialog).not.toBeNull();
    const publish = [...(dialog?.querySelectorAll('button') ?? [])].find(
      (button) => button.textContent === 'Publish',
    );
    if (publish) await userEvent.click(publish);
    await waitFor(() => expect(args.publish).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = { args: { data: { ...lesson, content: { title: 'Bubbles', blocks: [] } } } };
export const Loading: Story = { args: { answer: () => new Promise(() => {}) } };
export const Failed: Story = {
  args: {
    answer: () => {
      throw new Error('Offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The lesson couldn’t be loaded' })).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const AddAQuiz: Story = {
  args: { create: fn(() => ({ ...assignment, state: 'draft' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add quiz' }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: /Questions from/ }),
      'Leaf quiz (9 questions, 17 points)',
    );
    await waitFor(() =>
      expect(args.create).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          request: {
            newAssignment: expect.objectContaining({
              content: expect.objectContaining({ kinds: ['quiz'], points: 17, publish_at: null }),
            }),
          },
        }),
      ),
    );
  },
};
