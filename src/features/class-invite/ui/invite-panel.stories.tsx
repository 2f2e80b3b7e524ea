import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, screen } from 'storybook/test';
import { type Joinable, updateJoiningFx } from '@/shared/api/classes';
import { PageFrame } from '../../../../.storybook/page-frame';
import { scienceClass } from '../../../../tests/support/classes';
import { $invited, $rules, $waiting, type Waiting } from '../model/class-invite';
import { InvitePanel } from './invite-panel';

type Args = { rules: Partial<Joinable>; waiting: Waiting };

const open: Joinable = { expires_at: null, max_uses: null, uses: 24, paused: false, approval: false };

const meta: Meta<Args> = {
  title: 'Features/Invite to a class',
  component: InvitePanel,
  parameters: { frame: 420 },
  args: {
    rules: {},
    waiting: {
      state: 'ready',
      students: [
        {
          student_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5e01',
          name: 'Leo Baptiste',
          asked_at: '2026-11-20T10:00:00.000Z',
        },
      ],
    },
  },
  render: ({ rules, waiting }) => (
    <PageFrame
      start={() =>
        fork({
          values: [
            [$invited, scienceClass],
            [$rules, { ...open, ...rules }],
            [$waiting, waiting],
          ],
          handlers: [[updateJoiningFx, () => new Promise(() => {})]],
        })
      }
    >
      <InvitePanel />
    </PageFrame>
  ),
};

export default meta;
type Story = StoryObj<Args>;

export const Open: Story = {
  tags: ['pictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HRB–7B4Q')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline Leo Baptiste' })).toBeVisible();
  },
};

export const NewCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('The old code, link and QR code');
  },
};

export const Paused: Story = {
  args: { rules: { paused: true, max_uses: 33 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Maximum number of students' })).toHaveValue('33');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(canvas.queryByText('Paused')).toBeNull();
  },
};

export const NobodyWaits: Story = { args: { waiting: { state: 'ready', students: [] } } };
