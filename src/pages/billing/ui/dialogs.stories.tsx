import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, fn, screen, within } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $session } from '@/entities/session';
import { cardFormOpened } from '@/features/card-form';
import { $userId, getSettingsFx, previewSubscriptionFx } from '@/shared/api';
import { PageFrame } from '../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../tests/support/people';
import { $addCard } from '../model/add-card';
import type { AddCard } from '../model/add-card-state';
import { details, plans, preview, problem } from '../model/billing.fixture';
import { $change } from '../model/change';
import type { Change } from '../model/change-state';
import { $details } from '../model/details';
import { AddCardDialog } from './add-card-dialog';
import { ChangeDialog } from './change-dialog';

type State = { change?: Change; card?: AddCard; price?: (...call: unknown[]) => unknown };

function Example({ change = { state: 'closed' }, card = { state: 'closed' }, price = () => preview }: State) {
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
      <AddCardDialog />
    </PageFrame>
  );
}

const settings = {
  demo_accounts: [],
  outbox: false,
  google_client_id: null,
  engine: 'built-in',
  billing: { provider: 'sandbox', publishable_key: null },
};

const choosing: Change = {
  state: 'choosing',
  current: 'teacher_pro_month',
  interval: 'month',
  priceId: null,
  preview: { state: 'none' },
};

const meta = {
  title: 'Pages/Billing/Dialogs',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangeOfPlan: Story = {
  args: { change: choosing, price: fn(() => preview) },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }));
    await expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /Teacher Plus/ }));
    await expect(await dialog.findByRole('row', { name: 'Due now $0.00' })).toBeVisible();
    await expect(dialog.getByText(/\$4\.60 is kept for your next invoice/)).toBeVisible();
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
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your plan is as it was.');
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
