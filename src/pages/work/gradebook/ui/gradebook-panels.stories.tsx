import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import type { ScoreChange } from '@/shared/api/gradebooks';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { assignmentId, gradebookOf, studentId } from '../model/gradebook.fixture';
import { nothing } from '../model/unsaved';
import { GradebookSample, ready, type SampleProps } from './gradebook-page.sample';

const change: ScoreChange = {
  id: 2,
  key: null,
  assignment_id: assignmentId(1),
  student_id: studentId(1),
  author: 'Noor Haddad',
  at: '2026-10-09T07:10:00.000Z',
  origin: 'paste',
  batch: null,
  before: { points: 4, status: null },
  after: { points: 10, status: null },
  returned_at: null,
};

const save = fn<SampleProps['save']>();

const meta: Meta<SampleProps> = {
  title: 'Pages/Gradebook panels',
  component: GradebookSample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    resource: ready(gradebookOf()),
    unsaved: nothing,
    changes: [change],
    save,
    saveStudent: fn(() => ({})),
  },
};

export default meta;
type Story = StoryObj<SampleProps>;

/** Cell sketch of Fatima Al-Rashid, who has 10 of 20 points. */
export const Cell: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByLabelText(/^Fatima Al-Rashid, Cell sketch/));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    const panel = within(await screen.findByRole('dialog', { name: 'Fatima Al-Rashid' }));
    await expect(panel.getByText(/10 of 20, 50%/)).toBeVisible();
    await userEvent.click(panel.getByRole('radio', { name: 'Late' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([
        expect.objectContaining({ after: { points: 10, status: 'late' } }),
      ]),
    );
    await userEvent.click(await panel.findByRole('button', { name: 'Restore 4' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([
        expect.objectContaining({ after: { points: 4, status: null } }),
      ]),
    );
  },
};

async function openMenu(canvas: ReturnType<typeof within>, userEvent: UserEventObject, entry: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /Cell sketch/ }));
  await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: entry }));
}

export const Curve: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await openMenu(canvas, userEvent, 'Curve');
    const dialog = within(await screen.findByRole('dialog', { name: 'Curve Cell sketch' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Scale/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Change \d+ scores/ }));
    await waitFor(() => expect(args.save).toHaveBeenCalled());
    const entries = save.mock.lastCall?.[0] ?? [];
    await expect(new Set(entries.map(({ origin }) => origin))).toEqual(new Set(['curve']));
    await expect(new Set(entries.map(({ batch }) => batch)).size).toBe(1);
  },
};

export const Statistics: Story = {
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent, 'Statistics');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cell sketch' }));
    await expect(dialog.getByRole('list', { name: 'Scores by percent' })).toBeVisible();
  },
};

export const Explained: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = (await canvas.findByText('Al-Rashid')).closest('tr') ?? document.body;
    const [total] = within(row).getAllByRole('button');
    await userEvent.click(total ?? row);
    const dialog = within(await screen.findByRole('dialog', { name: 'How was this worked out?' }));
    await expect(dialog.getByText(/Fatima Al-Rashid, Total, Whole year/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Note, other grade and history' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Fatima Al-Rashid' }));
    await userEvent.type(panel.getByLabelText('Note for teachers'), 'Was ill');
    await userEvent.type(panel.getByLabelText(/^Grade for the year/), '84');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expect(await panel.findByText('Say why, for whoever asks later')).toBeVisible();
    await userEvent.type(panel.getByLabelText(/^Reason/), 'Two tests while ill');
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.saveStudent).toHaveBeenCalledOnce());
  },
};

export const ClassHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(await panel.findByText('Fatima Al-Rashid, Cell sketch')).toBeVisible();
    await expect(panel.getByText('4 → 10')).toBeVisible();
  },
};

/** A value can be restored once, and none is cleared. */
export const Restoring: Story = {
  args: {
    changes: [
      { ...change, id: 3, before: { points: 4, status: null }, after: { points: 10, status: null } },
      { ...change, id: 2, before: { points: 10, status: null }, after: { points: 4, status: null } },
      { ...change, id: 1, before: { points: null, status: null }, after: { points: 10, status: null } },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(await panel.findAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([
        expect.objectContaining({ after: { points: null, status: null } }),
      ]),
    );
  },
};

const batch = '0192f0c1-7a54-7d3e-9d6c-0d0d00000001';
const undoImport = fn((..._call: unknown[]) => ({ restored: 2, trashed_assignments: 0, kept: [] }));

/** An import is undone as a whole, for seven days; grades that were set are in the history too. */
export const ImportInHistory: Story = {
  args: {
    undoImport,
    changes: [
      { ...change, id: 9, origin: 'import', batch, at: new Date().toISOString() },
      { ...change, id: 8, origin: 'import', batch, student_id: studentId(2), at: new Date().toISOString() },
      {
        ...change,
        id: 7,
        origin: 'import',
        batch: '0192f0c1-7a54-7d3e-9d6c-0d0d00000002',
        at: '2020-10-09T07:10:00.000Z',
      },
    ],
    overrides: [
      {
        id: 1,
        student_id: studentId(3),
        term_id: null,
        percent: 84,
        reason: 'Two tests while ill',
        author: 'Noor Haddad',
        at: '2026-10-09T07:10:00.000Z',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(await panel.findByText('The year: 84%')).toBeVisible();
    await expect(panel.getByText('Two tests while ill')).toBeVisible();
    await userEvent.click(await panel.findByRole('button', { name: 'Undo this import' }));
    await waitFor(() => expect(undoImport).toHaveBeenCalledOnce());
    await expect(JSON.stringify(undoImport.mock.lastCall)).toContain(batch);
  },
};

export const NewAssignment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assignment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New assignment on paper' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add it' }));
    await expect(await dialog.findByText('Enter a title')).toBeVisible();
  },
};
