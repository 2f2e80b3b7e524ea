import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { assignment } from '../../../../../tests/support/assignments';
import { quiz } from '../../../../../tests/support/quizzes';
import { valuesOf } from '../model/content';
import { blankValues, everyone } from '../model/editor-values';
import { frame, type Args, options } from './assignment-editor-page.sample';

const meta: Meta<Args> = { ...frame, title: 'Pages/Assignment editor' };

export default meta;
type Story = StoryObj<Args>;

/** Without a picture: the form is emptied as soon as the assignment is created. */
export const New: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Enter a title.')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Title/ }), 'Leaf diary');
    await userEvent.click(canvas.getByRole('button', { name: /Rubric and marking/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add criterion' }));
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit Leaf diary' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Students and exceptions/ }));
    await waitFor(() => expect(canvas.getByText('Ben Okri', { selector: 'p' })).toBeVisible());
  },
};

export const ForAGroup: Story = {
  args: { values: { ...blankValues, classIds: [assignment.class.id], title: 'Leaf diary' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Students and exceptions/ }));
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
            classAssignments: expect.objectContaining({
              classes: [
                expect.objectContaining({
                  student_ids: [],
                  group_ids: [assignment.groups[0]?.id],
                  group_exceptions: [expect.objectContaining({ excused: true })],
                }),
              ],
            }),
            headers: expect.anything(),
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
      classIds: [assignment.class.id],
      title: 'Leaf diary',
      publish: 'later',
      publishAt: at('05'),
      due: at('04'),
      cutOff: at('03'),
      people: {
        [assignment.class.id]: {
          ...everyone,
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
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText('Choose a due date after students first see it.')).toBeVisible();
    await expect(canvas.getByText('Choose a cut-off after students first see it.')).toBeVisible();
    // Of the exception.
    await expect(canvas.getByText('Choose a cut-off after the due date.')).toBeVisible();
    await expect(args.create).not.toHaveBeenCalled();
  },
};

/** Work of last week that was done on paper can be assigned. */
export const PastDue: Story = {
  args: {
    values: {
      ...blankValues,
      classIds: [assignment.class.id],
      title: 'Leaf diary',
      due: { date: '2026-11-13', time: '23:59' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const due = await canvas.findByLabelText('Due, day');
    await waitFor(() => expect(due).toHaveAccessibleDescription(/^This date has passed, so work/));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
  },
};

/** Two files are there, one is on its way, and one was too large for the server. */
export const Files: Story = {
  args: {
    values: {
      ...blankValues,
      classIds: [assignment.class.id],
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
  args: {
    values: { ...blankValues, classIds: [assignment.class.id], title: 'Photosynthesis', isQuiz: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findByText('Choose a document.')).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /Questions from/ }),
      'Photosynthesis quiz (9 questions, 17 points)',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Students get the text/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    const settings = { quiz: expect.objectContaining({ give_source: false }) };
    await expect(args.create).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: expect.objectContaining({
          classAssignments: expect.objectContaining({ task: expect.objectContaining(settings) }),
        }),
      }),
    );
  },
};

/** Nothing is handed in, so there are no attempts and no names to hide. */
export const OnPaper: Story = {
  args: { values: { ...blankValues, classIds: [assignment.class.id], title: 'Oral exam' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Work on paper' }));
    await expect(canvas.queryByText('What can they hand in?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Late work/ }));
    await expect(canvas.queryByText('Of several attempts')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    await expect(args.create).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: expect.objectContaining({
          classAssignments: expect.objectContaining({ task: expect.objectContaining({ kinds: ['paper'] }) }),
        }),
      }),
    );
  },
};

/** A student has begun, so the questions stay. */
export const BegunQuiz: Story = {
  args: { editor: { state: 'ready', id: quiz.id, options, saved: quiz }, values: valuesOf(quiz) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Questions from/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Hand in work' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /^Students get the text/ })).toBeChecked();
  },
};

/** A category of the class, or a new one. */
export const Category: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const category = await canvas.findByRole('combobox', { name: /Category/ });
    await userEvent.selectOptions(category, 'Lab');
    await userEvent.selectOptions(category, 'New category…');
    await userEvent.type(await canvas.findByRole('textbox', { name: /New category/ }), 'Project');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Bridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    await expect(JSON.stringify(Reflect.get(Object(args.create), 'mock').calls)).toContain(
      '"category":"Project"',
    );
  },
};

/** What was typed before the page was left. */
export const Restored: Story = {
  args: {
    isRestored: true,
    values: { ...blankValues, classIds: [assignment.class.id], title: 'Half a title' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What you typed here before is back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
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

/** The classes and the dates come before what most assignments don’t need. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByLabelText('Due, time');
    const fold = canvas.getByRole('button', { name: /Late work/ });
    await expect(day.getBoundingClientRect().top).toBeLessThan(fold.getBoundingClientRect().top);
  },
};
