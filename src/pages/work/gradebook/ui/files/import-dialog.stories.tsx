import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import {
  importGradebookFx,
  planGradebookImportFx,
  undoGradebookImportFx,
} from '@/shared/api/gradebook-files';
import { PageFrame } from '../../../../../../.storybook/page-frame';
import { $gradebook } from '../../model/files/class-names';
import * as model from '../../model/files/import';
import type { ImportState } from '../../model/files/import-state';
import { checking, classId, essay, gradebook, plan, questions, studentId } from './gradebook-files.fixture';
import { ImportDialog } from './import-dialog';

type Handler = (source: unknown, call: unknown) => unknown;
type ExampleProps = {
  state: ImportState;
  /** Answers the calls that plan, store and undo an import. */
  onPlan?: Handler;
  onImport?: Handler;
  onUndo?: Handler;
};

const stored = { id: classId, stored: 4, assignment_ids: [essay], conflicts: [] };
const changed = {
  student_id: studentId(0),
  assignment_id: essay,
  current: { points: 7, status: null },
  author: 'Mara Quist',
  at: '2026-11-30T09:00:00.000Z',
  reason: null,
};

/** A file is chosen, checked and imported here; nothing is stored before that. */
const meta = {
  title: 'Features/Import of a gradebook',
  component: ImportDialog,
  args: { state: checking(), onPlan: () => plan, onImport: () => stored },
  render: ({ state, onPlan = () => plan, onImport = () => stored, onUndo = () => null }) => (
    <PageFrame
      start={() =>
        fork({
          values: [
            [model.$import, state],
            [$gradebook, gradebook],
          ],
          handlers: [
            [planGradebookImportFx, onPlan],
            [importGradebookFx, onImport],
            [undoGradebookImportFx, onUndo],
          ],
        })
      }
    >
      <ImportDialog />
    </PageFrame>
  ),
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<ExampleProps>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const NoFileYet: Story = {
  args: { state: checking({ file: null, plan: null }) },
  play: async () => {
    const { findByRole } = await dialog();
    await expect(await findByRole('button', { name: /^Gradebook file/ })).toBeVisible();
  },
};

export const ChoosingAFile: Story = {
  args: { state: checking({ file: null, plan: null }), onPlan: fn(() => plan) },
  play: async ({ args }) => {
    const { findByText } = await dialog();
    const input = await waitFor(() => {
      const found = document.querySelector('input[type="file"]');
      if (!(found instanceof HTMLInputElement)) throw new Error('There is no file input.');
      return found;
    });
    await fireEvent.input(input, {
      target: { files: [new File(['Name,Essay\nAnn Lee,9\n'], 'grades.csv', { type: 'text/csv' })] },
    });
    await expect(await findByText(/^A gradebook of Canvas: 4 students/)).toBeVisible();
    await expect(args.onPlan).toHaveBeenCalledWith(
      null,
      expect.objectContaining({
        request: { id: classId, gradebookFile: { file: btoa('Name,Essay\nAnn Lee,9\n'), answers: {} } },
      }),
    );
  },
};

export const UnreadableFile: Story = {
  args: { state: checking({ file: null, plan: null, problem: 'This file is empty.' }) },
  play: async () => {
    const { findByRole } = await dialog();
    await expect(await findByRole('button', { name: /^Gradebook file/ })).toHaveAccessibleDescription(
      'This file is empty.',
    );
  },
};

export const Rejected: Story = {
  args: {
    state: checking({
      plan: null,
      problem: 'This is a workbook. Save the sheet as CSV and choose that file.',
    }),
  },
  play: async () => {
    const { findByRole, getByRole } = await dialog();
    await expect(await findByRole('alert')).toHaveTextContent('This is a workbook.');
    await expect(getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const NothingToAsk: Story = {
  args: { onImport: fn(() => stored) },
  play: async ({ args, userEvent }) => {
    const { findByRole, getByRole, findByText } = await dialog();
    await expect(await findByText('A gradebook of Canvas: 4 students and 3 assignments found')).toBeVisible();
    await expect(getByRole('table', { name: 'Changed scores' })).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Import 4 scores' }));
    await expect(await findByRole('alert')).toHaveTextContent('4 scores imported');
    await expect(args.onImport).toHaveBeenCalledOnce();
    await expect(getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

export const Questions: Story = {
  args: {
    state: checking({ plan: { ...plan, questions, is_ready: false }, questions }),
    onPlan: fn(() => ({ ...plan, questions: questions.slice(1) })),
  },
  play: async ({ args, userEvent }) => {
    const { findByRole, getByRole } = await dialog();
    await expect(await findByRole('button', { name: 'Import 4 scores' })).toBeDisabled();
    await userEvent.click(getByRole('button', { name: 'Import it' }));
    await waitFor(() => expect(getByRole('button', { name: 'Import 4 scores' })).toBeEnabled());
    await userEvent.selectOptions(getByRole('combobox', { name: 'Answer: Anne Leigh, 0104224' }), 'Ann Lee');
    await waitFor(() =>
      expect(args.onPlan).toHaveBeenLastCalledWith(
        null,
        expect.objectContaining({
          request: {
            id: classId,
            gradebookFile: { file: 'TmFtZQo=', answers: { old_file: 'take', 'row:3': studentId(0) } },
          },
        }),
      ),
    );
    const older = getByRole('group', { name: 'Import an older file?' });
    await expect(within(older).getByText('Answered')).toBeVisible();
  },
};

export const RefusedCells: Story = {
  args: {
    state: checking({
      plan: {
        ...plan,
        refused: [
          {
            line: 3,
            column: 4,
            student_id: studentId(0),
            assignment_id: essay,
            text: '16-Oct',
            reason: 'unreadable',
          },
          {
            line: 5,
            column: 5,
            student_id: studentId(2),
            assignment_id: essay,
            text: '7',
            reason: 'term_closed',
          },
        ],
        refused_count: 2,
      },
    }),
  },
  play: async () => {
    const { findByRole } = await dialog();
    const refused = await findByRole('region', { name: 'Not imported' });
    await expect(within(refused).getByText(/Reopen it to change its scores/)).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  args: { onImport: () => ({ id: null, stored: 0, assignment_ids: [], conflicts: [changed] }) },
  play: async ({ userEvent }) => {
    const { findByRole, getByRole } = await dialog();
    await userEvent.click(await findByRole('button', { name: 'Import 4 scores' }));
    const alert = await findByRole('alert');
    await expect(alert).toHaveTextContent('Nothing was stored: scores have changed meanwhile');
    await expect(alert).toHaveTextContent('Ann Lee, Essay on the water cycle: Now 7, entered by Mara Quist.');
    await waitFor(() => expect(getByRole('button', { name: 'Import 4 scores' })).toBeEnabled());
  },
};

export const Undone: Story = {
  args: {
    state: checking({ result: stored }),
    onUndo: () => ({ restored: 3, trashed_assignments: 1, kept: [changed] }),
  },
  play: async ({ userEvent }) => {
    const { findByRole, findByText } = await dialog();
    await userEvent.click(await findByRole('button', { name: 'Undo' }));
    await expect(await findByText('Import undone')).toBeVisible();
    await expect(await findByText(/1 score was changed after the import/)).toBeVisible();
  },
};

export const NothingChanges: Story = {
  args: { state: checking({ plan: { ...plan, changes: [] } }) },
  play: async () => {
    const { findByRole, getByText } = await dialog();
    await expect(await findByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(getByText(/^No score changes\./)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: checking({ plan: { ...plan, questions, is_ready: false }, questions }) },
};
