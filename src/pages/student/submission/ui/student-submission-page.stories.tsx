import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $session } from '@/entities/session';
import { type ListedFile, storedFiles } from '@/shared/lib/files';
import { handInWorkFx, saveWorkDraftFx, type StudentAssignment } from '@/shared/api/submissions';
import type { Autosaved } from '@/shared/lib/autosave';
import { navigateFx } from '@/shared/lib/navigation';
import type { Resource } from '@/shared/lib/resource';
import { $previews } from '@/widgets/file-previews';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { returnedAssignment, studentAssignment } from '../../../../../tests/support/assignments';
import { leafPreviews } from '../../../../../tests/support/file-previews';
import { longText } from '../../../../../tests/support/sample-texts';
import { sessionOf, student } from '../../../../../tests/support/people';
import { assignment, type Content, draft as autosave, draftOf } from '../model/draft';
import { $files } from '../model/files';
import { StudentSubmissionPage } from './student-submission-page';

const path = '/students/classes/details/submit-assignment/class-assignment';
const attached = storedFiles(studentAssignment.draft.files);
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
  files: readonly ListedFile[];
  shown?: Resource<StudentAssignment>;
  call: (what: string, sent?: unknown) => void;
};

const meta: Meta<Args> = {
  title: 'Pages/Student submission',
  component: StudentSubmissionPage,
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
            [$previews, leafPreviews],
          ],
          handlers: [
            [autosave.storeContentFx, () => {}],
            [
              saveWorkDraftFx,
              (_: unknown, { request }: { request: unknown }) => {
                call('save', request);
                return { revision: 5, saved_at: '2026-10-07T15:05:00.000Z' };
              },
            ],
            [
              handInWorkFx,
              (_: unknown, { request }: { request: unknown }) => {
                call('hand in', request);
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
    const dialog = await screen.findByRole('alertdialog', { name: 'Hand in “Leaf diary”?' });
    await expect(dialog).toHaveTextContent('You can take it back until Thu 15 Oct, 17:00');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hand in' }).at(-1) ?? dialog);
    // What was typed is saved before it is handed in.
    await waitFor(() => expect(args.call).toHaveBeenCalledWith('navigate'));
    await expect(args.call).toHaveBeenNthCalledWith(1, 'save', expect.anything());
  },
};

export const OtherWindow: Story = {
  args: {
    draft: {
      ...opened,
      isUnsaved: true,
      conflict: { content: { text: 'Thursday', link: '', pasted: [] }, revision: 9, savedAt: null },
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

/** The class records pasted text, and the assignment asks what AI was used for. */
export const Recorded: Story = {
  args: { data: { ...studentAssignment, records_pasting: true, ai_policy: 'open' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Pasted text is recorded in this class')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your text' }));
    await userEvent.paste(' Leaves take in light to make their own food.');
    await expect(await canvas.findByText(/1 passage pasted, 9 of 25 words\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in' }));
    await screen.findByRole('dialog', { name: 'Hand in “Leaf diary”?' });
    const last = () => screen.getAllByRole('button', { name: 'Hand in' }).at(-1) ?? document.body;
    await expect(last()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: /What did you use it for/ }), 'Synonyms');
    await userEvent.click(last());
    await waitFor(() =>
      expect(args.call).toHaveBeenCalledWith(
        'hand in',
        expect.objectContaining({ handIn: expect.objectContaining({ ai_help: 'Synonyms' }) }),
      ),
    );
    const passage = { at: expect.any(String), length: 45, start: 86, end: 131 };
    await expect(args.call).toHaveBeenCalledWith(
      'save',
      expect.objectContaining({ workDraftChange: expect.objectContaining({ pasted: [passage] }) }),
    );
  },
};

export const LongText: Story = {
  args: {
    data: { ...studentAssignment, records_pasting: true, instructions: longText },
    draft: { ...opened, content: { ...opened.content, text: longText } },
  },
};

export const Revising: Story = {
  tags: ['pictured'],
  args: { data: { ...returnedAssignment, can_hand_in: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How attempt 1 was marked' })).toBeVisible();
    await expect(canvas.getByText('5.3 of 7')).toBeVisible();
    await expect(canvas.getByText('“41 mm”')).toBeVisible();
    await expect(canvas.getByText('Good unit.')).toBeVisible();
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
      problem: { status: 500, message: 'Internal Server Error', fields: {} },
    },
  },
};

export const NotFound: Story = {
  args: {
    shown: {
      state: 'failed',
      id: studentAssignment.id,
      problem: { status: 404, message: 'Not Found', fields: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No assignment here' })).toBeVisible();
  },
};

/** The instructions stand above the work. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Your text' });
    const instructions = canvas.getByRole('region', { name: 'What to do' });
    await expect(instructions.getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top);
  },
};
