import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type AssignmentOptions, createAssignmentFx } from '@/shared/api/assignments';
import { navigateFx } from '@/shared/lib/navigation';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment } from '../../../../../tests/support/assignments';
import { quiz } from '../../../../../tests/support/quizzes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $editor, type Editor, form } from '../model/editor';
import { blankValues, type EditorValues, valuesOf } from '../model/editor-values';
import { AssignmentEditorPage } from './assignment-editor-page';

const path = '/teacher/classes/view/lesson/assignment/new';
const options: AssignmentOptions = {
  time_zone: 'Europe/London',
  classes: [
    {
      id: assignment.class.id,
      title: assignment.class.title,
      students: assignment.students,
      groups: assignment.groups,
    },
  ],
  rubrics: [],
  quizzes: [
    { id: quiz.content.quiz?.document_id ?? '', title: 'Photosynthesis quiz', questions: 9, points: 17 },
  ],
};

type Args = { editor: Editor; values: EditorValues; create: (...call: unknown[]) => void };

const meta: Meta<Args> = {
  title: 'Pages/Assignment editor',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    editor: { state: 'ready', id: 'new', options, saved: null },
    values: { ...blankValues, classId: assignment.class.id },
    create: fn(),
  },
  render: ({ editor, values, create }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$editor, editor],
            [form.$values, values],
          ],
          handlers: [
            [
              createAssignmentFx,
              (...call: unknown[]) => {
                create(...call);
                return assignment;
              },
            ],
            [navigateFx, () => {}],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AssignmentEditorPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const New: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Leaf diary');
    await userEvent.click(canvas.getByRole('button', { name: 'Add criterion' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Criterion' }), 'Observation');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
  },
};

export const Edit: Story = {
  args: {
    editor: { state: 'ready', id: assignment.id, options, saved: assignment },
    values: valuesOf(assignment),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit Leaf diary' })).toBeVisible();
    await expect(canvas.getByText('Ben Okri', { selector: 'p' })).toBeVisible();
  },
};

export const ForAGroup: Story = {
  args: { values: { ...blankValues, classId: assignment.class.id, title: 'Leaf diary' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Some groups or students/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Choose at least one student or group.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reading table (2 students)' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Add an exception for a group/ }),
      'Reading table',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Excused' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() =>
      expect(args.create).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          request: {
            newAssignment: expect.objectContaining({
              content: expect.objectContaining({
                student_ids: [],
                group_ids: [assignment.groups[0]?.id],
                group_exceptions: [expect.objectContaining({ excused: true })],
              }),
            }),
          },
        }),
      ),
    );
  },
};

const [reader] = assignment.students;
const at = (day: string) => ({ date: `2026-10-${day}`, time: '23:59' });

/** Each date that contradicts another says so at its own field. */
export const DatesThatContradict: Story = {
  args: {
    values: {
      ...blankValues,
      classId: assignment.class.id,
      title: 'Leaf diary',
      publish: 'later',
      publishAt: at('05'),
      due: at('04'),
      cutOff: at('03'),
      exceptions: [
        {
          of: 'student',
          id: reader?.id ?? '',
          due: at('08'),
          cutOff: at('07'),
          attempts: null,
          extraMinutes: null,
          excused: false,
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText('Choose a due date after the publication.')).toBeVisible();
    await expect(canvas.getByText('Choose a cut-off after the publication.')).toBeVisible();
    // Of the exception.
    await expect(canvas.getByText('Choose a cut-off after the due date.')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
  },
};

/** Two files are there, one is on its way, and one was too large for the server. */
export const Files: Story = {
  args: {
    values: {
      ...blankValues,
      classId: assignment.class.id,
      title: 'Leaf diary',
      files: [
        { id: 'f1', name: 'leaf-diary-page.pdf', size: 98_304, state: 'done' },
        { id: 'f2', name: 'example-sycamore.jpg', size: 1_258_291, state: 'uploading', progress: 0.4 },
        {
          id: 'f3',
          name: 'film.mov',
          size: 90_000_000,
          state: 'failed',
          error: 'The connection was lost. Remove the file and add it again.',
        },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Wait until the files are uploaded.')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
  },
};

export const NewQuiz: Story = {
  args: { values: { ...blankValues, classId: assignment.class.id, title: 'Photosynthesis', isQuiz: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Choose a document.')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Questions from/ }),
      'Photosynthesis quiz (9 questions, 17 points)',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
  },
};

/** A student has begun, so the questions stay. */
export const BegunQuiz: Story = {
  args: { editor: { state: 'ready', id: quiz.id, options, saved: quiz }, values: valuesOf(quiz) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Questions from/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^Work/ })).toBeDisabled();
  },
};

export const NoClass: Story = {
  args: { editor: { state: 'ready', id: 'new', options: { ...options, classes: [] }, saved: null } },
};

export const Loading: Story = {
  args: { editor: { state: 'loading', id: 'new', options: null, saved: null } },
};

export const Failed: Story = {
  args: {
    editor: {
      state: 'failed',
      id: 'new',
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
