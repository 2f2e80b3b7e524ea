import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $userId } from '@/shared/api';
import { $subscription, known } from '@/entities/subscription';
import { changeSubscriptionFx, type SubscriptionStatus } from '@/shared/api/subscriptions';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { now, plans, statuses, studentStatus } from '../model/billing.fixture';
import { $now } from '../model/plan';
import { standingOf } from '../model/standing';
import { PlanSheet } from './plan-sheet';

type State = { status: SubscriptionStatus; keep?: (...call: unknown[]) => unknown };

const never = () => new Promise(() => {});

function Example({ status, keep = never }: State) {
  return (
    <PageFrame
      path="/teacher/accounts/billing"
      start={() =>
        fork({
          values: [
            [$plans, plans],
            [$now, now],
            [$userId, 'me'],
            [$subscription, known(status)],
          ],
          handlers: [[changeSubscriptionFx, keep]],
        })
      }
    >
      <PlanSheet standing={standingOf(status)} status={status} />
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Billing/Plan',
  component: Example,
  parameters: { frame: 620 },
  args: { status: statuses.active },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  args: { status: statuses.trial },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('trial until 2 December 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change plan' })).toBeVisible();
  },
};

export const Ending: Story = {
  args: { status: statuses.ending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Keep Teacher Pro' })).toBeVisible();
    await expect(canvas.getByText('You can undo this until 13 December 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};

export const ScheduledChange: Story = {
  args: { status: statuses.changing, keep: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your plan changes on 13 December 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Teacher Pro' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Keep Teacher Pro?' });
    await expect(dialog).toHaveTextContent('Your plan won’t change to Teacher Plus.');
    await expect(args.keep).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep Teacher Pro' }));
    await waitFor(() => expect(args.keep).toHaveBeenCalledOnce());
  },
};

export const Paused: Story = {
  args: { status: statuses.paused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resume now' })).toBeVisible();
    await expect(canvas.getByText('No charge today: you have paid until 13 December 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change plan' })).toBeNull();
  },
};

export const Over: Story = {
  args: { status: statuses.over },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Subscribe to Teacher Pro again' })).toHaveAttribute(
      'href',
      '/plans/payment?price=teacher_pro_month',
    );
  },
};

export const NotPaidYet: Story = {
  args: { status: statuses.waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
  },
};

export const None: Story = {
  args: { status: statuses.none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Student: Story = {
  args: { status: studentStatus },
  globals: { viewport: { value: 'phone' } },
  parameters: { frame: 358 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'This month’s credits used' })).toHaveAttribute(
      'aria-valuetext',
      '1.19M of 1.5M left',
    );
  },
};
