import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { getVersionFx, type VersionContent } from '@/shared/api/actions';
import { shortLesson, settledState } from '../../../../../tests/support/documents';
import { $comparison, type Comparison } from '../model/comparison';
import { $versions } from '../model/versions';
import { CompareDialog } from './compare-dialog';

const { template, generation } = shortLesson;
const contentOf = (version: number, overview: string): VersionContent => ({
  version,
  title: generation.title,
  created_at: '2026-11-20T09:00:00.000Z',
  result: { ...generation.result, overview },
});
const before = contentOf(1, 'Students watch a leaf breathe.');
const after = contentOf(2, 'Students watch and count how a leaf breathes.');
const open: Extract<Comparison, { state: 'open' }> = {
  state: 'open',
  from: 1,
  to: 2,
  before,
  after,
  problem: null,
};

type State = { comparison: Comparison; read: (asked: unknown) => unknown };

function Example({ comparison, read }: State) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState({ template, generation: { ...generation, version: 2 } })],
        [
          $versions,
          {
            id: generation.id,
            items: [
              {
                version: 2,
                cause: 'edited',
                section: 'overview',
                reading: null,
                created_at: '2026-11-20T09:10:00.000Z',
              },
              {
                version: 1,
                cause: 'written',
                section: null,
                reading: null,
                created_at: '2026-11-20T09:00:00.000Z',
              },
            ],
          },
        ],
        [$comparison, comparison],
      ],
      handlers: [[getVersionFx, (_: unknown, { request }: { request: unknown }) => read(request)]],
    }),
  );
  return (
    <Provider value={scope}>
      <CompareDialog template={template} generation={{ ...generation, version: 2 }} />
    </Provider>
  );
}

/** The changes between two versions of a document. */
const meta = {
  title: 'Features/Document/Compare dialog',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { comparison: open, read: fn(() => before) },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Compare versions' });
    await expect(dialog).toHaveTextContent(/Students watch/);
    await expect(dialog.querySelector('ins')).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const AnotherPair: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To version' }), '1');
    await waitFor(() => expect(args.read).toHaveBeenCalledWith({ id: generation.id, version: 1 }));
  },
};

export const Same: Story = {
  args: { comparison: { ...open, after: { ...before, version: 2 } } },
  play: async () => {
    await expect(await screen.findByText('These versions are the same.')).toBeVisible();
  },
};

export const Loading: Story = { args: { comparison: { ...open, before: null } } };

export const Failed: Story = {
  args: {
    comparison: {
      ...open,
      before: null,
      problem: { status: 404, message: 'This version is no longer there.', fields: {} },
    },
  },
  play: async () => {
    await expect(await screen.findByText('This version is no longer there.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
