import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { exportGradebookFx, exportScoresTemplateFx } from '@/shared/api/gradebook-files';
import { getGradebookFx } from '@/shared/api/gradebooks';
import { saveFileFx } from '@/shared/lib/files';
import { PageFrame } from '../../../../../../.storybook/page-frame';
import { classId, essay, gradebook, studentId } from './gradebook-files.fixture';
import { GradebookFiles } from './gradebook-files';
import { chooseEntry } from '../../../../../../.storybook/choose-entry';

const exported = fn((_source: unknown, _call: unknown): unknown => new Blob(['a;b']));
const template = fn((_source: unknown, _call: unknown): unknown => new Blob(['a,b']));
const save = fn();

/** The button of a gradebook's toolbar that exports and imports files. */
const meta = {
  title: 'Features/Files of a gradebook',
  component: GradebookFiles,
  args: {
    classId,
    shown: { assignmentIds: [essay], studentIds: [studentId(1), studentId(0)] },
  },
  render: (args) => (
    <PageFrame
      start={() =>
        fork({
          handlers: [
            [exportGradebookFx, exported],
            [exportScoresTemplateFx, template],
            [getGradebookFx, () => gradebook],
            [saveFileFx, save],
          ],
        })
      }
    >
      <GradebookFiles {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof GradebookFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExportOfWhatIsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Files' }));
    await chooseEntry(
      userEvent,
      await screen.findByRole('menuitemradio', { name: '8,5 with semicolons between cells' }),
    );
    await chooseEntry(userEvent, screen.getByRole('menuitem', { name: 'Export what is shown' }));
    await waitFor(() =>
      expect(exported).toHaveBeenLastCalledWith(
        null,
        expect.objectContaining({
          request: {
            id: classId,
            params: {
              assignment_ids: [essay],
              student_ids: [studentId(1), studentId(0)],
              decimal: 'comma',
            },
          },
        }),
      ),
    );
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Gradebook.csv' })),
    );
  },
};

export const NothingIsShown: Story = {
  args: { shown: { assignmentIds: [], studentIds: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Files' }));
    await expect(await screen.findByRole('menuitem', { name: 'Export what is shown' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const ScoresForPowerTeacher: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Files' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Scores for PowerTeacher' }));
    const choice = await screen.findByRole('combobox', { name: 'Assignment' });
    await waitFor(() => expect(choice).toBeEnabled());
    await userEvent.selectOptions(choice, 'Quiz: cells');
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(template).toHaveBeenCalled());
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Quiz-cells-PowerTeacher.csv' })),
    );
  },
};
