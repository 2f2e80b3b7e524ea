import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, within } from 'storybook/test';
import { $session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import { getUsageFx, type Storage, type UsageRun } from '@/shared/api/usage';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { $storage, $usage, runsList } from '../model/usage';
import {
  adjustments,
  monthsOfAYear,
  nothing,
  ofAYear,
  quota,
  ready,
  refunded,
  runs as firstPage,
  usage,
  view,
} from '../model/usage.fixture';
import type { UsageState } from '../model/usage-state';
import { UsagePage } from './usage-page';

type State = {
  usage: UsageState;
  runs?: readonly UsageRun[];
  user?: User;
  storage?: Storage;
  getUsage?: (...call: unknown[]) => unknown;
};

function Example({ usage: state, runs = firstPage, user = teacher, storage, getUsage = () => usage }: State) {
  return (
    <PageFrame
      path={`/${user.role === 'teacher' ? 'teacher' : 'students'}/accounts/usage`}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(user)],
            [$usage, state],
            [$storage, storage ?? null],
            [runsList.$list, { state: 'ready', items: runs, next: { state: 'idle', cursor: '41' } }],
          ],
          handlers: [[getUsageFx, getUsage]],
        })
      }
    >
      <UsagePage />
    </PageFrame>
  );
}

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Pages/Usage',
  component: Example,
  parameters: { frame: 1064 },
  args: { usage: ready },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Teacher: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByText('not counted')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Failed' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.getByRole('cell', { name: '29' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'As a table' }));
    await expect(canvas.queryByText(/credit/i)).toBeNull();
  },
};

const MB = 1024 * 1024;

export const WithStorage: Story = {
  args: {
    storage: {
      own: { used: 1840 * MB, limit: 2000 * MB },
      school: { used: 101_000 * MB, limit: 100_000 * MB },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Your files used' })).toHaveAttribute(
      'aria-valuetext',
      '160 MB of 2 GB left',
    );
    await expect(canvas.getByRole('meter', { name: 'Your school’s files used' })).toHaveAttribute(
      'aria-valuetext',
      '0 Bytes of 97.7 GB left',
    );
  },
};

export const WithStorageOnAPhone: Story = {
  args: WithStorage.args,
  globals: phone,
  parameters: { frame: 358 },
};

export const Student: Story = {
  args: { user: student, usage: { ...ready, usage: { ...usage, ...quota } }, runs: refunded.slice(2, 4) },
  globals: phone,
  parameters: { frame: 358 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'This month’s credits used' })).toHaveAttribute(
      'aria-valuetext',
      '310K of 1.5M left',
    );
    await expect(canvas.getByText('3 failed, not charged')).toBeVisible();
    await expect(canvas.getByText('Failed, refunded')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Credits by template' })).toBeVisible();
  },
};

export const RefundsAndDisputes: Story = {
  args: { user: student, usage: { ...ready, usage: { ...nothing, ...quota, adjustments } } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Credits removed or restored, newest first' });
    await expect(table).toHaveTextContent(
      'A payment was refunded, so its unused credits were removed.−200,000',
    );
    await expect(table).toHaveTextContent('A dispute was settled, so its credits were restored.+1,000,000');
  },
};

/** A year with documents from several templates in each month. */
export const ByMonth: Story = {
  args: { usage: { ...ofAYear, usage: { ...usage, months: monthsOfAYear } } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Documents by month and template' });
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + monthsOfAYear.length);
    await expect(within(table).queryByRole('columnheader', { name: 'Credits' })).toBeNull();
  },
};

export const ByMonthOnAPhone: Story = {
  args: { user: student, usage: { ...ofAYear, usage: { ...usage, ...quota, months: monthsOfAYear } } },
  globals: phone,
  parameters: { frame: 358 },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Documents by month and template' });
    await expect(within(table).getByRole('columnheader', { name: 'Credits' })).toBeVisible();
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};

export const AnotherPeriod: Story = {
  args: { getUsage: fn(() => nothing) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'October 2026');
    await expect(await canvas.findByText('No documents in October 2026')).toBeVisible();
    await expect(args.getUsage).toHaveBeenCalledWith(null, {
      token: null,
      request: { params: { from: '2026-10-01', to: '2026-10-31', time_zone: 'Europe/Berlin' } },
    });
  },
};

export const Loading: Story = {
  args: { usage: { state: 'loading', view } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading your usage' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    getUsage: fn(() => new Promise(() => {})),
    usage: { state: 'failed', view, problem: { status: 503, message: 'Service Unavailable', fields: {} } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status', { name: 'Loading your usage' })).toBeVisible();
    await expect(args.getUsage).toHaveBeenCalledOnce();
  },
};
