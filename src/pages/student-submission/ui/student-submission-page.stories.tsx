import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { handInWorkFx, saveWorkDraftFx, type StudentAssignment } from '@/shared/api/submissions';
import type { Autosaved } from '@/shared/lib/autosave';
import { navigateFx } from '@/shared/lib/navigation';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../.storybook/page-frame';
import { studentAssignment } from '../../../../tests/support/assignments';
import { sessionOf, student } from '../../../../tests/support/people';
import { assignment, type Content, draft as autosave, draftOf } from '../model/draft';
import { $files, type DraftFile } from '../model/files';
import { StudentSubmissionPage } from './student-submission-page';

const path = '/students/classes/details/submit-assignment/class-assignment';
const attached = studentAssignment.draft.files.map((file): DraftFile => ({ ...file, state: 'done' }));
const opened = {
  ...draftOf(studentAssignment),
  state: 'open',
  isUnsaved: false,
  isRecovered: false,
  replaced: 0,
  conflict: null,
} satisfies Autosaved<Content>;

type Args = {
  data: StudentAssignment;
  draft: Autosaved<Content>;
  files: readonly DraftFile[];
  shown?: Resource<StudentAssignment>;
  call: (what: string) => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Student submission',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { data: studentAssignment, draft: opened, files: attached, call: fn() },
  render: ({ data, draft, files, shown, call }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(student)],
            [assignment.$resource, shown ?? { state: 'ready', id: data.id, data }],
            [autosave.$draft, draft],
            [$files, files],
          ],
          handlers: [
            [autosave.storeContentFx, () => {}],
            [
              saveWorkDraftFx,
              () => {
                call('save');
                return { revision: 5, saved_at: '2026-10-07T15:05:00.000Z' };
              },
            ],
            [
              handInWorkFx,
              () => {
                call('hand in');
                return {
                  id: data.id,
                  attempt: 1,
                  submitted_at: '2026-10-07T15:06:00.000Z',
                  late_seconds: 0,
                };
              },
            ],
            [navigateFx, () => call('navigate')],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <StudentSubmissionPage />
      </Shell>
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Working: Story = {
  tags: ['pictured'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Saved Wed 7 Oct, 16:04/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your text' }), ' Wednesday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Hand in Leaf diary?' });
    await expect(dialog).toHaveTextContent('You can take it back until Thu 15 Oct, 17:00');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hand in' }).at(-1) ?? dialog);
    // What was typed is saved before it is handed in.
    await waitFor(() => expect(args.call).toHaveBeenCalledWith('navigate'));
    await expect(args.call).toHaveBeenNthCalledWith(1, 'save');
  },
};

export const OtherWindow: Story = {
  args: {
    draft: {
      ...opened,
      isUnsaved: true,
      conflict: { content: { text: 'Thursday', link: '' }, revision: 9, savedAt: null },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the other version' }));
    await expect(canvas.getByRole('textbox', { name: 'Your text' })).toHaveValue('Thursday');
  },
};

export const Uploading: Story = {
  args: {
    files: [
      ...attached,
      { id: 'f2', name: 'film.mp4', size: 80_000_000, progress: 0.4, state: 'uploading' },
      {
        id: 'f3',
        name: 'long-film.mp4',
        size: 180_000_000,
        state: 'failed',
        error: 'The file is larger than 100 MB.',
      },
    ],
  },
};

export const Closed: Story = {
  args: { data: { ...studentAssignment, can_hand_in: false, status: 'closed' } },
};

export const Loading: Story = { args: { shown: { state: 'loading', id: studentAssignment.id } } };

export const Failed: Story = {
  args: {
    shown: {
      state: 'failed',
      id: studentAssignment.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
