import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { addBriefcaseEntryFx, listBriefcaseFoldersFx } from '@/shared/api/briefcases';
import { entries, folders } from '../../../../tests/support/briefcases';
import { lesson, settledState } from '../../../../tests/support/documents';
import { keepingOpened } from '../model/add-to-briefcase';
import { AddToBriefcaseDialog } from './add-to-briefcase-dialog';

type ExampleProps = { read?: () => unknown; add?: (...call: unknown[]) => unknown };

function Example({ read = () => ({ items: folders }), add = () => entries[0] }: ExampleProps) {
  const [scope] = useState(() => {
    const opened = fork({
      values: [[$generation, settledState(lesson)]],
      handlers: [
        [listBriefcaseFoldersFx, read],
        [addBriefcaseEntryFx, add],
      ],
    });
    void allSettled(keepingOpened, { scope: opened });
    return opened;
  });
  return (
    <Provider value={scope}>
      <AddToBriefcaseDialog />
    </Provider>
  );
}

/** Keeps a document in a folder, also in one that is shared. */
const meta = { title: 'Pages/Generator/Add to a briefcase', component: Example } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folders: Story = {
  args: { add: fn(() => entries[0]) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to a briefcase' }));
    const choice = await dialog.findByRole('combobox', { name: 'Folder' });
    await expect(dialog.queryByRole('option', { name: 'Reports and letters' })).toBeNull();
    await userEvent.selectOptions(choice, 'Density, 6C');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.add).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = { args: { read: () => new Promise(() => {}) } };
