import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $generation } from '@/entities/generation';
import { createShareFx, listSharesFx, revokeShareFx, type Share } from '@/shared/api/shares';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $sharing, type Sharing } from '../model/sharing';
import { ShareDialog } from './share-dialog';

const open: Sharing = { state: 'open', items: [], url: null, isCreating: false, problem: null };
const link: Share = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2099-01-01T09:00:00.000Z',
  revoked_at: null,
};
const ended: Share = {
  ...link,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
  expires_at: '2026-11-21T09:00:00.000Z',
};
const revoked: Share = {
  ...link,
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d70',
  revoked_at: '2026-11-21T09:00:00.000Z',
};

type State = { sharing: Sharing; create: (asked: unknown) => unknown; revoke: (asked: unknown) => unknown };

function Example({ sharing, create, revoke }: State) {
  const [scope] = useState(() =>
    fork({
      values: [
        [$generation, settledState(lesson)],
        [$sharing, sharing],
      ],
      handlers: [
        [listSharesFx, () => ({ items: [link] })],
        [createShareFx, (_: unknown, { request }: { request: unknown }) => create(request)],
        [revokeShareFx, (_: unknown, { request }: { request: unknown }) => revoke(request)],
      ],
    }),
  );
  return (
    <Provider value={scope}>
      <ShareDialog />
    </Provider>
  );
}

/** Creates and revokes links to the student copy. */
const meta = {
  title: 'Features/Document/Share dialog',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    sharing: open,
    create: fn(() => ({ share: link, url: 'https://lectern.test/shared/secret' })),
    revoke: fn(),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Creates: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    await expect(dialog.getByText('This document has no links yet.')).toBeVisible();
    await userEvent.click(dialog.getByText('Another length'));
    const days = await dialog.findByRole('spinbutton', { name: 'Days' });
    await userEvent.clear(days);
    await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeDisabled();
    await userEvent.type(days, '21');
    await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }));
    await waitFor(() =>
      expect(args.create).toHaveBeenCalledWith({ id: lesson.generation.id, shareRequest: { days: 21 } }),
    );
    await expect(await dialog.findByRole('textbox', { name: 'New link' })).toHaveValue(
      'https://lectern.test/shared/secret',
    );
    await expect(await dialog.findByRole('list', { name: 'Links' })).toHaveTextContent('Works until');
  },
};

export const Links: Story = {
  args: { sharing: { ...open, items: [link, ended, revoked] } },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('list', { name: 'Links' });
    await expect(list).toHaveTextContent(/Expired on .*Revoked on /);
    await userEvent.click(within(list).getByRole('button', { name: 'Revoke' }));
    await expect(args.revoke).toHaveBeenCalledWith({ id: link.id });
  },
};

export const Loading: Story = { args: { sharing: { ...open, items: null } } };

export const Failed: Story = {
  args: {
    sharing: { ...open, problem: { status: 409, message: 'A document has at most 20 links.', fields: {} } },
  },
  play: async () => {
    await expect(await screen.findByText('A document has at most 20 links.')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { sharing: { ...open, items: [link, ended], url: 'https://lectern.test/shared/secret' } },
};
