import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { entries, folder, folders } from '../../../../../tests/support/briefcases';
import { scienceClass } from '../../../../../tests/support/classes';
import { BriefcasesSample } from './briefcases-page.sample';

const meta = {
  title: 'Pages/Briefcase',
  component: BriefcasesSample,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BriefcasesSample>;

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

export const FolderCopied: Story = {
  args: { copyFolder: fn(() => folder('7a09', { name: 'Density, 6C (copy)' })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Density, 6C' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Copy' }));
    await waitFor(() => expect(args.copyFolder).toHaveBeenCalledOnce());
  },
};

export const OlderVersionRestored: Story = {
  args: { restore: fn(() => entries[1]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ortus-medicinae-willow.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'ortus-medicinae-willow.pdf' }));
    const older = await dialog.findByRole('button', { name: 'Make version 1 the newest' });
    await expect(dialog.queryByRole('button', { name: 'Make version 2 the newest' })).toBeNull();
    await userEvent.click(older);
    await waitFor(() => expect(args.restore).toHaveBeenCalledOnce());
  },
};
