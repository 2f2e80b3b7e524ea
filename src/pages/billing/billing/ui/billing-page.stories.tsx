import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $session } from '@/entities/session';
import { $subscription, known, unknown } from '@/entities/subscription';
import { $userId } from '@/shared/api';
import { getBillingDetailsFx, type InvoiceSummary, listInvoicesFx } from '@/shared/api/invoices';
import { listPaymentMethodsFx } from '@/shared/api/payments';
import {
  cancelSubscriptionFx,
  getSubscriptionStatusFx,
  pauseSubscriptionFx,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import type { PagedList } from '@/shared/lib/paged-list';
import { chooseEntry } from '../../../../../.storybook/choose-entry';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $isSandbox } from '../model/billing';
import {
  cards,
  details,
  invoices,
  now,
  oneCard,
  plans,
  problem,
  returnedInvoices,
  statuses,
} from '../model/billing.fixture';
import { $cards } from '../model/cards';
import type { Cards } from '../model/cards-state';
import { $details, type Details } from '../model/details';
import { invoicesList } from '../model/invoices';
import { $now } from '../model/plan';
import { BillingPage } from './billing-page';

type State = {
  status?: SubscriptionStatus | null;
  cards?: Cards;
  invoices?: PagedList<InvoiceSummary>;
  details?: Details;
  act?: (...call: unknown[]) => unknown;
};

const never = () => new Promise(() => {});

function Example(state: State) {
  const { act = never } = state;
  return (
    <PageFrame
      path="/teacher/accounts/billing"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$userId, teacher.id],
            [$subscription, state.status === null ? unknown : known(state.status ?? statuses.active)],
            [$plans, plans],
            [$now, now],
            [$cards, state.cards ?? cards],
            [invoicesList.$list, state.invoices ?? invoices],
            [$details, state.details ?? details],
            [$isSandbox, true],
          ],
          handlers: [
            [pauseSubscriptionFx, act],
            [cancelSubscriptionFx, act],
            [getSubscriptionStatusFx, () => statuses.active],
            [listInvoicesFx, never],
            [listPaymentMethodsFx, never],
            [getBillingDetailsFx, never],
          ],
        })
      }
    >
      <BillingPage />
    </PageFrame>
  );
}

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Pages/Billing',
  component: Example,
  parameters: { frame: 1064 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['pictured'],
  args: { act: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Teacher Pro renews on 13 December 2026.')).toBeVisible();
    await expect(canvas.getByText('No real payments are taken.', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    await expect(args.act).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('button', { name: 'More for Mastercard ending 4444' }));
    await chooseEntry(userEvent, await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent("You won't be able to revert this!");
    await expect(screen.getByRole('button', { name: 'Yes, delete it!' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Amara Okafor');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PastDue: Story = {
  args: { status: statuses.pastDue, cards: oneCard },
  globals: phone,
  parameters: { frame: 358 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We’ll try again on 23 November 2026.');
    await userEvent.click(canvas.getByRole('button', { name: 'More for Visa ending 4242' }));
    await expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ScheduledChangeAndReturnedPayments: Story = {
  args: {
    status: statuses.changing,
    invoices: { state: 'ready', items: returnedInvoices, next: { state: 'none' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Teacher Pro changes to Teacher Plus on 13 December 2026.')).toBeVisible();
    await expect(canvas.getByText('Disputed')).toBeVisible();
    await expect(canvas.getByText('Partly refunded')).toBeVisible();
    await expect(canvas.getByText('Refunded')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    status: null,
    cards: { state: 'loading' },
    invoices: { state: 'loading' },
    details: { state: 'loading' },
  },
};

export const PartsFailed: Story = {
  args: {
    cards: { state: 'failed', problem },
    invoices: { state: 'failed', problem },
    details: { state: 'failed', problem },
  },
  play: async ({ canvas, userEvent }) => {
    const retries = canvas.getAllByRole('button', { name: 'Try again' });
    await expect(retries).toHaveLength(3);
    for (const retry of retries) await userEvent.click(retry);
    for (const what of ['cards', 'invoices', 'billing details']) {
      await expect(canvas.getByRole('status', { name: `Loading the ${what}` })).toBeVisible();
    }
  },
};
