import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { assignmentId, gradebookOf, studentId } from '../model/gradebook.fixture';
import { cellId, nothing } from '../model/unsaved';
import { failed, GradebookSample, loading, ready, type SampleProps } from './gradebook-page.sample';

const meta: Meta<SampleProps> = {
  title: 'Pages/Gradebook',
  component: GradebookSample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { resource: ready(gradebookOf()), unsaved: nothing, changes: [], save: fn(), saveStudent: fn() },
};

export default meta;
type Story = StoryObj<SampleProps>;

export const Full: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('12 students, all saved')).toBeVisible();
    const cell = canvas.getByLabelText(/^Fatima Al-Rashid, Safety quiz/);
    await userEvent.click(cell);
    await userEvent.keyboard('9.5{Enter}');
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(canvas.getByLabelText(/^Fatima Al-Rashid, Safety quiz, 9.5/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('12 students, all saved')).toBeVisible());
  },
};

export const NoStudents: Story = { args: { resource: ready(gradebookOf({ students: 0 })) } };
export const NoAssignments: Story = { args: { resource: ready(gradebookOf({ assignments: 0 })) } };
export const OneStudent: Story = { args: { resource: ready(gradebookOf({ students: 1 })) } };
export const OneAssignment: Story = { args: { resource: ready(gradebookOf({ assignments: 1 })) } };
export const Loading: Story = { args: { resource: loading } };
export const Failed: Story = { args: { resource: failed } };

export const Large: Story = {
  args: { resource: ready(gradebookOf({ students: 200, assignments: 60 })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('200 students, all saved')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(4000);
  },
};

const value = (points: number | null) => ({ points, status: null });
const asked = cellId(studentId(2), assignmentId(1));

/** Another teacher entered something else, a text has two meanings, and one is no entry. */
export const Questions: Story = {
  args: {
    unsaved: {
      ...nothing,
      conflicts: {
        [cellId(studentId(1), assignmentId(0))]: { mine: value(8), theirs: value(6), by: 'Noor Haddad' },
      },
      texts: {
        [asked]: {
          text: '83 %',
          problem: 'Say above what this means.',
          meanings: [
            { label: '83 % of 20: 16.6 points', value: value(16.6) },
            { label: '83 points', value: value(83) },
          ],
        },
        [cellId(studentId(3), assignmentId(1))]: {
          text: 'abc',
          problem: 'Enter a score, a letter, L, M, Ex or -.',
        },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('12 students, 3 to correct')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '83 % of 20: 16.6 points' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([expect.objectContaining({ after: value(16.6) })]),
    );
    await userEvent.click(canvas.getByLabelText(/^Fatima Al-Rashid, Safety quiz/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep yours: 8' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([
        expect.objectContaining({ before: value(6), after: value(8) }),
      ]),
    );
  },
};

const unsettled = {
  ...nothing,
  conflicts: {
    [cellId(studentId(1), assignmentId(0))]: { mine: value(8), theirs: value(6), by: 'Noor Haddad' },
  },
  refusals: {
    [cellId(studentId(3), assignmentId(1))]: { mine: value(12), reason: 'names_hidden' as const },
    [cellId('former', assignmentId(1))]: { mine: value(9), reason: 'no_student' as const },
  },
  texts: {
    [cellId(studentId(9), assignmentId(4))]: {
      text: 'abc',
      problem: 'Enter a score, a letter, L, M, Ex or -.',
    },
  },
};

/** What only the teacher can settle is out of view, and hidden by filters. */
export const Unsettled: Story = {
  args: { unsaved: unsettled },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4 entries need your answer')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a student' }), 'Bakare');
    await waitFor(() => expect(canvas.queryByLabelText(/^Fatima Al-Rashid, /)).toBeNull());
    const show = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(show);
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: /conflict/ })).toHaveFocus());
    await userEvent.click(show);
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Jia-Hao Chen, Cell sketch/ })).toHaveFocus(),
    );
    await userEvent.click(show);
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: /^Isla MacKenzie, Potato lab, abc/ })).toHaveFocus(),
    );
    const discard = canvas.getAllByRole('button', { name: 'Discard it' });
    for (const button of discard) await userEvent.click(button);
    await expect(canvas.getByText('2 entries need your answer')).toBeVisible();
  },
};

export const UnsettledPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { unsaved: unsettled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Fatima Al-Rashid, Safety quiz' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Jia-Hao Chen, Cell sketch' })).toHaveFocus(),
    );
  },
};

/** A score far above the maximum is stored, and says so. */
export const DoubtfulScore: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText(/^Fatima Al-Rashid, Safety quiz/));
    await userEvent.keyboard('877{Enter}{ArrowUp}');
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    const cell = canvas.getByRole('gridcell', { name: /^Fatima Al-Rashid, Safety quiz, 877 of 10, above/ });
    await expect(cell).toHaveFocus();
    await expect(canvas.getByText('This is above 150% of the maximum.')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const panel = within(await screen.findByRole('dialog', { name: 'Fatima Al-Rashid' }));
    await expect(panel.getByRole('textbox', { name: 'Score' })).toHaveAccessibleDescription(
      /above 150% of the maximum/,
    );
  },
};

/** Missing work may have a part of its points. */
export const MissingHasPoints: Story = {
  args: {
    resource: ready(
      (() => {
        const answer = gradebookOf();
        return {
          ...answer,
          assignments: answer.assignments.map((one) => ({ ...one, missing_percent: 50 })),
        };
      })(),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'With missing' })).toBeVisible();
    await expect(canvas.getByText('Missing, counts as 50%')).toBeVisible();
  },
};

/** The storage of the device is full. */
export const Unkept: Story = {
  args: { isUnkept: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This device can’t keep entries/)).toBeVisible();
  },
};

const term = (id: string, name: string, starts_on: string, ends_on: string) => ({
  id,
  name,
  starts_on,
  ends_on,
  closes_on: null,
  weight: null,
});
const closedTerm = '0192f0c1-7a54-7d3e-9d6c-0c0c00000001';

/** The first three columns take no scores any more. */
export const ClosedTerm: Story = {
  args: {
    resource: ready(
      (() => {
        const answer = gradebookOf();
        const { content } = answer.rules;
        return {
          ...answer,
          rules: {
            ...answer.rules,
            content: {
              ...content,
              terms: [
                term(closedTerm, 'Term 1', '2026-09-01', '2026-09-09'),
                term('0192f0c1-7a54-7d3e-9d6c-0c0c00000002', 'Term 2', '2026-09-10', '2026-12-18'),
              ],
            },
            closed_terms: [
              {
                term_id: closedTerm,
                closed_at: '2026-09-30T10:00:00.000Z',
                closed_by: 'Amara Okafor',
                rules: content,
                assignment_ids: answer.assignments.slice(0, 3).map(({ id }) => id),
              },
            ],
          },
        };
      })(),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Term' }), 'Term 1');
    await userEvent.click(canvas.getByLabelText(/^Fatima Al-Rashid, Safety quiz, .*closed/));
    await userEvent.keyboard('3{Enter}');
    await expect(args.save).not.toHaveBeenCalled();
    await expect(canvas.getByText('12 students, Term 1, all saved')).toBeVisible();
  },
};

export const Archived: Story = { args: { resource: ready({ ...gradebookOf(), is_archived: true }) } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Fatima Al-Rashid, Leaf diary' });
    await userEvent.click(field);
    await userEvent.keyboard('9{Enter}');
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Ayodele Bakare, Leaf diary' })).toHaveFocus();
  },
};
