import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $session } from '@/entities/session';
import {
  addBriefcaseEntryFx,
  type BriefcaseEntry,
  type BriefcaseFolder,
  changeBriefcaseEntriesFx,
  createBriefcaseFolderFx,
  createBriefcaseUploadFx,
  getBriefcaseEntryFx,
  listBriefcaseEntriesFx,
  listBriefcaseFoldersFx,
  linkBriefcaseEntriesFx,
  listBriefcaseMembersFx,
  shareBriefcaseFolderFx,
} from '@/shared/api/briefcases';
import { listClassesFx } from '@/shared/api/classes';
import { getStorageFx, type Storage } from '@/shared/api/usage';
import { downloadFx } from '@/shared/lib/files';
import { readClockFx } from '@/shared/lib/clock';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { entries, folder, folders } from '../../../../../tests/support/briefcases';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { briefcaseOpened } from '../model/place';
import { $uploads } from '../model/uploads';
import type { Sending } from '../model/upload-state';
import { BriefcasesPage } from './briefcases-page';
import { chooseEntry } from '../../../../../.storybook/choose-entry';

type Fake = (...call: unknown[]) => unknown;
type ExampleProps = {
  open?: string | null;
  shownFolders?: readonly BriefcaseFolder[];
  shownEntries?: readonly BriefcaseEntry[];
  uploads?: readonly Sending[];
  readFolders?: Fake;
  change?: Fake;
  create?: Fake;
  share?: Fake;
  download?: Fake;
  storage?: Storage;
};

const GB = 1024 ** 3;

function Example({
  open = null,
  shownFolders = folders,
  shownEntries = entries,
  uploads = [],
  readFolders = () => ({ items: shownFolders }),
  change = () => ({ changed: 2 }),
  create = () => folder('7a09'),
  share = () => undefined,
  download = () => ({ url: '/api/archive' }),
  storage = { own: { used: 1_997_159_793, limit: 5 * GB }, school: null },
}: ExampleProps) {
  const path = open === null ? '/teacher/briefcases' : `/teacher/briefcases/${open}`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [
            [$session, sessionOf(teacher)],
            [$uploads, uploads],
          ],
          handlers: [
            [readClockFx, () => new Date('2026-11-21T12:00:00.000Z')],
            [listBriefcaseFoldersFx, readFolders],
            [listBriefcaseEntriesFx, () => ({ items: shownEntries, next_cursor: null })],
            [getStorageFx, () => storage],
            [linkBriefcaseEntriesFx, download],
            [downloadFx, () => undefined],
            [changeBriefcaseEntriesFx, change],
            [createBriefcaseFolderFx, create],
            [createBriefcaseUploadFx, () => new Promise(() => {})],
            [addBriefcaseEntryFx, () => entries[3]],
            [shareBriefcaseFolderFx, share],
            [listClassesFx, () => ({ items: [scienceClass] })],
            [
              listBriefcaseMembersFx,
              () => ({
                items: [
                  { user_id: teacher.id, name: 'Ben Ada', email: 'ben@harborview.test', role: 'reader' },
                  {
                    user_id: folder('7a08').id,
                    name: 'Cleo Diaz',
                    email: 'cleo@harborview.test',
                    role: null,
                  },
                ],
              }),
            ],
            [
              getBriefcaseEntryFx,
              () => ({
                entry: entries[1],
                versions: [
                  {
                    id: entries[1]?.file_id,
                    number: 1,
                    name: 'willow.pdf',
                    size: 3_565_158,
                    uploaded_by: 'Amara Okafor',
                    uploaded_at: '2026-11-20T09:00:00.000Z',
                  },
                ],
                preview: { state: 'unavailable', pages: [], total_pages: 0 },
                text: 'In the 1600s most people believed that plants eat soil.',
              }),
            ],
          ],
        });
        void allSettled(briefcaseOpened, { scope, params: open });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <BriefcasesPage />
      </Shell>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Briefcase',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Root: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Folders' }));
    await expect(list.getByRole('link', { name: 'Density, 6C' })).toBeVisible();
    await expect(list.getByText('9 things, 88.4 MB, shared')).toBeVisible();
    await expect(list.getByText(/of Ben Ada/)).toBeVisible();
    await expect(await canvas.findByText('ortus-medicinae-willow.pdf')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SeveralAreMoved: Story = {
  args: { change: fn(() => ({ changed: 2 })) },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Select ortus-medicinae-willow.pdf', 'Select lab-2-benches.jpg'])
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    const bar = within(canvas.getByRole('group', { name: 'Selected entries' }));
    await expect(bar.getByText('2 chosen')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 entries' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'Unit 2, Plants');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(args.change).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Selected entries' })).toBeNull());
  },
};

export const NewFolder: Story = {
  args: { create: fn(() => folder('7a09')) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await expect(dialog.getByText('Enter a name')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Unit 3');
    await userEvent.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(args.create).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Sharing: Story = {
  args: { share: fn(() => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Unit 2, Plants' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Unit 2, Plants' }));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'What Cleo Diaz may do' }),
      'Can edit',
    );
    await waitFor(() => expect(args.share).toHaveBeenCalledOnce());
  },
};

export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ortus-medicinae-willow.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ortus-medicinae-willow.pdf' }));
    await expect(await dialog.findByText(/plants eat soil/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download version 1' })).toBeVisible();
  },
};

export const CopyToLesson: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for lab-2-benches.jpg' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Copy to a lesson' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy to a lesson' }));
    await expect(await dialog.findByRole('combobox', { name: /Class/ })).toHaveValue(scienceClass.id);
  },
};

const sending = (id: string, change: Partial<Sending>): Sending => ({
  id,
  file: new File(['Leaves'], `${id}.txt`),
  folderId: null,
  upload: null,
  failures: 0,
  state: 'sending',
  ...change,
});

export const Uploads: Story = {
  args: {
    uploads: [
      sending('leaf', { upload: { id: '1', received: 3, part_bytes: 3 } }),
      sending('film', { state: 'interrupted', failures: 1 }),
      sending('talk', { state: 'failed', error: 'Your storage has 5120 MB.' }),
      sending('plan', { state: 'done' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 of 4 uploaded')).toBeVisible();
    await expect(canvas.getByText('The connection was cut. It goes on by itself.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload talk.txt again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText('plan.txt')).toBeNull();
  },
};

export const NearlyFull: Story = {
  args: { storage: { own: { used: 4.8 * GB, limit: 5 * GB }, school: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have .* left\./)).toBeVisible();
  },
};

export const TooMuch: Story = {
  args: {
    storage: { own: { used: 5 * GB - 3, limit: 5 * GB }, school: null },
    uploads: [sending('leaf', { state: 'waiting' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not all files fit')).toBeVisible();
  },
};

const download = fn(() => ({ url: '/api/archive' }));

export const DownloadChosen: Story = {
  args: { download },
  play: async ({ canvas, userEvent }) => {
    for (const entry of entries.slice(0, 2))
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${entry.name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith(
        null,
        expect.objectContaining({
          request: { briefcaseSelection: { ids: entries.slice(0, 2).map(({ id }) => id) } },
        }),
      ),
    );
  },
};

export const SharedForReading: Story = {
  args: { open: folders[3]?.id ?? '', shownEntries: entries.map((entry) => ({ ...entry, can_edit: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you can read what is in it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upload' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { shownFolders: [], shownEntries: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { open: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c7a99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This folder is not there')).toBeVisible();
  },
};

export const Loading: Story = { args: { readFolders: () => new Promise(() => {}) } };
