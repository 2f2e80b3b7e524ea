import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { $sameNames } from '../model/same-names';
import { SameNamesDialog } from './same-names-dialog';

function Example({ names }: { names: readonly string[] }) {
  const taken = new Map(names.map((name) => [name, name]));
  const start = () => fork({ values: [[$sameNames, { placing: { files: [], folderId: null }, taken }]] });
  return (
    <PageFrame start={start} path="/teacher/briefcases">
      <SameNamesDialog />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Briefcase/Names that are taken',
  component: SameNamesDialog,
  render: () => <Example names={['notes.txt']} />,
} satisfies Meta<typeof SameNamesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '“notes.txt” is here already' }));
    await expect(dialog.getByRole('button', { name: 'New version' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Several: Story = {
  render: () => <Example names={Array.from({ length: 7 }, (_, index) => `notes-${index + 1}.txt`)} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '7 of these names are here already' }));
    await expect(dialog.getByText(/notes-5\.txt, and 2 more$/)).toBeVisible();
  },
};
