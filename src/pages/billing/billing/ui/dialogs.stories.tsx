import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import { cardFormOpened } from '@/features/card-form';
import { $userId } from '@/shared/api';
import { getSettingsFx } from '@/shared/api/auth';
import { previewSubscriptionFx } from '@/shared/api/subscriptions';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { settings } from '../../../../../tests/support/settings';
import { $addCard } from '../model/add-card';
import type { AddCard } from '../model/add-card-state';
import {
  cards,
  details,
  mastercard,
  now,
  plans,
  preview,
  problem,
  statuses,
  visa,
} from '../model/billing.fixture';
import { $cards } from '../model/cards';
import { $change } from '../model/change';
import type { Change } from '../model/change-state';
import { $details } from '../model/details';
import { $payDue, type PayDue } from '../model/pay-due';
import { $now } from '../model/plan';
import { AddCardDialog } from './add-card-dialog';
import { ChangeDialog } from './change-dialog';
import { PayDueDialog } from './pay-due-dialog';

type State = { change?: Change; card?: AddCard; due?: PayDue; price?: (...call: unknown[]) => unknown };

const closed = { state: 'closed' } as const;

function Example({ change = closed, card = closed, due = closed, price = () => preview }: State) {
  return (
    <PageFrame
      path="/teacher/accounts/billing"
      start={() => {
        const scope = fork({
          values: [
            [$session, sessionOf(teacher)],
            [$userId, teacher.id],
            [$plans, plans],
            [$details, details],
            [$change, change],
            [$addCard, card],
            [$subscription, known(statuses.pastDue)],
            [$cards, cards],
            [$payDue, due],
            [$now, now],
          ],
          handlers: [
            [previewSubscriptionFx, price],
            [getSettingsFx, () => settings],
          ],
        });
        void allSettled(cardFormOpened, { scope });
        return scope;
      }}
    >
      <ChangeDialog />
      <PayDueDialog />
      <AddCardDialog />
    </PageFrame>
  );
}

const choosing: Change = {
  state: 'choosing',
  current: 'teacher_pro_month',
  interval: 'month',
  priceId: null,
  preview: { state: 'none' },
};

/** Waits until the dialog has taken the focus, so that it does not follow the first click. */
async function entered(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

const meta = {
  title: 'Pages/Billing/Dialogs',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangeOfPlan: Story = {
  tags: ['pictured'],
  args: { change: choosing, price: fn(() => preview) },
  play: async ({ args, userEvent }) => {
    const dialog = await entered('Change plan');
    await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Teacher Plus/ }));
    await expect(await dialog.findByRole('row', { name: 'Due now $0.00' })).toBeVisible();
    await expect(dialog.getByText(/\$4\.60 is credited to your next invoice/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeEnabled();
    await expect(args.price).toHaveBeenCalledOnce();
  },
};

export const ChangeRefused: Story = {
  args: {
    change: { ...choosing, priceId: 'teacher_plus_month', preview: { state: 'failed', problem } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your plan hasn’t changed.');
  },
};

export const CardDeclined: Story = {
  args: { card: { state: 'typing', replacing: true, message: 'Your card was declined.' } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay with another card' }));
    await expect(dialog.getByRole('button', { name: 'Pay with this card' })).toBeVisible();
    await expect(await dialog.findByRole('textbox', { name: 'Card number' })).toBeVisible();
    await expect(dialog.getByText('Your card was declined.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Amara Okafor');
  },
};

export const PaymentDue: Story = {
  args: { due: { state: 'choosing', cardId: visa.id } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const dialog = await entered('Pay the amount due');
    await expect(dialog.getByRole('radio', { name: /^Visa ending 4242/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'A new card' }));
    await expect(dialog.getByRole('button', { name: 'Enter a new card' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`ending ${mastercard.last4}`) }));
    await expect(dialog.getByRole('button', { name: 'Pay with this card' })).toBeVisible();
  },
};
