import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, fork } from 'effector';
import { expect, waitFor } from 'storybook/test';
import { $plans } from '@/entities/plan';
import { $session, type Session } from '@/entities/session';
import { $subscription, known } from '@/entities/subscription';
import { cardFormOpened } from '@/features/card-form';
import { $paymentMethods, $subscribing, type Subscribing } from '@/features/subscribe';
import { getSettingsFx } from '@/shared/api/auth';
import { agreeBeforePaymentFx } from '@/shared/api/payments';
import {
  previewSubscriptionFx,
  type SubscriptionPreview,
  type SubscriptionStatus,
} from '@/shared/api/subscriptions';
import { BareShell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { balance, sessionOf, student, teacher } from '../../../../../tests/support/people';
import { plansOf } from '../../../../../tests/support/plans';
import { settings } from '../../../../../tests/support/settings';
import { paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import type { Choice } from '../model/choice';
import { emptyOrder } from '../model/order';
import { $order } from '../model/order-preview';
import { $creditsBefore } from '../model/pack-credits';
import { $packPayment } from '../model/pack-payment';
import type { PackPayment } from '../model/pack-step';
import { $choice, $creditPacks, $knownDetails } from '../model/payment-page';
import { attempt, details } from '../model/payment.fixture';
import { PaymentPage } from './payment-page';

const priceId = 'teacher_pro_month';
const trial: SubscriptionPreview = {
  valid: true,
  currency: 'usd',
  lines: [{ description: 'Teacher Pro', amount: 1500, proration: false }],
  subtotal: 1500,
  discount: 0,
  tax: 0,
  total: 1500,
  due_now: 0,
  trial_days: 14,
  next_payment_at: '2026-12-04T09:00:00.000Z',
  proration_date: null,
};
const withCoupon = { ...trial, discount: 300, total: 1200 };
const change: SubscriptionPreview = {
  ...trial,
  lines: [
    { description: 'Unused time on Teacher Plus', amount: -630, proration: true },
    { description: 'Remaining time on Teacher Pro', amount: 1050, proration: true },
  ],
  subtotal: 420,
  tax: 37,
  total: 457,
  due_now: 457,
  trial_days: 0,
  next_payment_at: '2026-12-11T09:00:00.000Z',
  proration_date: 1_795_000_000,
};

type State = {
  session?: Session;
  choice?: Choice;
  subscription?: SubscriptionStatus;
  preview?: SubscriptionPreview;
  coupon?: string | null;
  subscribing?: Subscribing;
  packPayment?: PackPayment;
  /** At the time of the payment. */
  creditsBefore?: number;
};

const pack = { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: 'usd' };

function Example({
  session = sessionOf(teacher),
  choice = { kind: 'plan', priceId },
  subscription = subscriptionOf(),
  preview = trial,
  coupon = null,
  subscribing = { state: 'idle' },
  packPayment = { state: 'idle' },
  creditsBefore,
}: State) {
  return (
    <PageFrame
      path="/plans/payment?price=teacher_pro_month"
      start={() => {
        const scope = fork({
          values: [
            [$session, session],
            [$choice, choice],
            [$creditPacks, [pack]],
            [$plans, { month: plansOf('month') }],
            [$subscription, known(subscription)],
            [$order, { ...emptyOrder, priceId, coupon, shown: { priceId, coupon, preview } }],
            [$subscribing, subscribing],
            [$packPayment, packPayment],
            [$creditsBefore, creditsBefore ?? null],
            [$knownDetails, details],
            [$paymentMethods, [visa]],
          ],
          handlers: [
            [getSettingsFx, () => settings],
            [agreeBeforePaymentFx, () => undefined],
            [
              previewSubscriptionFx,
              (_: unknown, { request }: { request: { previewSubscriptionBody: { coupon?: string } } }) =>
                request.previewSubscriptionBody.coupon === 'WELCOME20'
                  ? withCoupon
                  : { ...trial, valid: false, message: 'This coupon has run out.' },
            ],
          ],
        });
        void allSettled(cardFormOpened, { scope });
        return scope;
      }}
    >
      <BareShell crumbs={[{ label: 'Plans', href: '/plans' }, { label: 'Payment' }]} next="/plans">
        <PaymentPage />
      </BareShell>
    </PageFrame>
  );
}

const visa = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  exp_month: 9,
  exp_year: 2029,
  default: true,
  name: 'Amara Okafor',
};

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

/** The page on which a user pays for a plan or credits. */
const meta = {
  title: 'Pages/Payment',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Card number' });
    const coupon = canvas.getByLabelText(/coupon/i);
    await userEvent.type(coupon, 'OVER{Enter}');
    await expect(await canvas.findByText('This coupon has run out.')).toBeVisible();
    await userEvent.clear(coupon);
    await userEvent.type(coupon, 'WELCOME20');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('-$3.00')).toBeVisible();
    await expect(canvas.getByText('First payment, 4 December 2026').nextSibling).toHaveTextContent('$12.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Start 14-day trial' }));
    await expect(await canvas.findByText('Agree to the terms before you pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start 14-day trial' }));
    await expect(await canvas.findByText('Your card number is incomplete.')).toBeVisible();
  },
};

export const TrialPhone: Story = {
  globals: phone,
  args: { preview: withCoupon, coupon: 'WELCOME20' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Card number' });
  },
};

export const Checking: Story = {
  args: { subscribing: { state: 'confirmingCard', attempt, clientSecret: 'secret' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeDisabled();
    const button = canvas.getByRole('button', { name: 'Checking with your bank' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Declined: Story = {
  args: {
    subscribing: { state: 'failed', message: 'Your card was declined.', isCardError: true, progress: null },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Card number' });
    await expect(canvas.getAllByText('Your card was declined.')).toHaveLength(1);
    const [banner] = canvas.getAllByRole('alert');
    await expect(banner).toHaveTextContent('You haven’t been charged. Try another card below.');
    await expect(canvas.getByLabelText(/^Street address/)).toHaveValue('2214 Larkspur Street');
  },
};

export const Change: Story = {
  args: {
    subscription: subscriptionOf({ ...paid, price_id: 'teacher_plus_month', plan_name: 'Teacher Plus' }),
    preview: change,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$6.30')).toBeVisible();
    await expect(canvas.getByText('Tax').nextSibling).toHaveTextContent('$0.37');
    await expect(canvas.getByRole('button', { name: 'Change and pay $4.57' })).toBeEnabled();
    await expect(canvas.queryByLabelText('Card number')).not.toBeInTheDocument();
  },
};

export const Ready: Story = {
  args: {
    subscription: subscriptionOf({ ...paid, status: 'trialing', trial_ends_at: '2026-12-04T09:00:00.000Z' }),
    subscribing: { state: 'done', attempt, granted: { trialing: true, tokens: 100_000 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome to Teacher Pro' })).toBeVisible();
    await expect(canvas.getByText(/your card ending in 4242 on 4 December 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  },
};

export const Paid: Story = {
  globals: phone,
  args: {
    session: sessionOf(student),
    packPayment: { state: 'paid', pack, paymentId: 'pi_1' },
  },
};

export const PaidBeforeTheCredits: Story = {
  globals: phone,
  args: {
    session: sessionOf(student),
    packPayment: { state: 'paid', pack, paymentId: 'pi_1' },
    creditsBefore: balance.available_input_tokens + balance.available_output_tokens,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1M credits will be in your account in a moment.')).toBeVisible();
  },
};

export const CreditPack: Story = {
  globals: phone,
  args: { session: sessionOf(student), choice: { kind: 'pack', packId: 'credits-1m' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Card number' });
    await expect(canvas.getByRole('button', { name: 'Pay $7.00' })).toBeEnabled();
  },
};

export const CreditPackWithUnlimitedPlan: Story = {
  args: { choice: { kind: 'pack', packId: 'credits-1m' }, subscription: subscriptionOf(paid) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your plan needs no credits')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $7.00' })).toBeEnabled();
  },
};

/** The payment stops at a coupon that is typed and not valid. */
export const CouponTypedOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const coupon = canvas.getByRole('textbox', { name: /^Coupon/ });
    await userEvent.type(coupon, 'OVER');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the terms/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start 14-day trial' }));
    await waitFor(() => expect(coupon).toHaveAccessibleDescription('This coupon has run out.'));
    await waitFor(() => expect(coupon).toHaveFocus());
  },
};

export const Visitor: Story = {
  globals: phone,
  args: { session: { state: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/register?next=%2Fplans%2Fpayment%3Fprice%3Dteacher_pro_month',
    );
  },
};
