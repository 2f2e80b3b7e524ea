import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect, within } from 'storybook/test';
import { $everyoneHas, $paymentsOff, $plans, $plansProblem } from '@/entities/plan';
import { $session, type Session } from '@/entities/session';
import { $subscription, known, unknown } from '@/entities/subscription';
import { listPlansFx } from '@/shared/api/plans';
import type { SubscriptionStatus } from '@/shared/api/subscriptions';
import { BareShell, Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, student, teacher } from '../../../../../tests/support/people';
import { plansOf } from '../../../../../tests/support/plans';
import { coveredBy, givenTo, paid, subscriptionOf } from '../../../../../tests/support/subscriptions';
import { $creditPacks } from '../model/plans-page';
import { PlansPage } from './plans-page';

type State = {
  session?: Session;
  subscription?: SubscriptionStatus | null;
  plans?: 'loaded' | 'loading' | 'failed';
  paymentsOff?: boolean;
  everyoneHas?: string | null;
};

const visitor: Session = { state: 'visitor' };
const failure = {
  status: null,
  message: 'Lectern cannot be reached. Check the connection, then try again.',
  fields: {},
};
const packs = [
  { pack_id: 'credits-500k', name: '500K credits', credits: 500_000, amount: 400, currency: 'usd' },
  { pack_id: 'credits-1m', name: '1M credits', credits: 1_000_000, amount: 700, currency: 'usd' },
  { pack_id: 'credits-3m', name: '3M credits', credits: 3_000_000, amount: 1_800, currency: 'usd' },
];

function Example({
  session = visitor,
  subscription = null,
  plans = 'loaded',
  paymentsOff = false,
  everyoneHas = null,
}: State) {
  return (
    <PageFrame
      path="/plans"
      start={() =>
        fork({
          values: [
            [$session, session],
            [$subscription, subscription ? known(subscription) : unknown],
            [$plans, plans === 'loaded' ? { month: plansOf('month') } : {}],
            [$plansProblem, plans === 'failed' ? failure : null],
            [$creditPacks, packs],
            [$paymentsOff, paymentsOff],
            [$everyoneHas, everyoneHas],
          ],
          handlers: [[listPlansFx, () => ({ plans: plansOf('year') })]],
        })
      }
    >
      {session.state === 'signedIn' ? (
        <Shell pathname="/plans">
          <PlansPage />
        </Shell>
      ) : (
        <BareShell next="/plans">
          <PlansPage />
        </BareShell>
      )}
    </PageFrame>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

/** What Lectern costs, as an open book. */
const meta = {
  title: 'Pages/Plans',
  component: Example,
  parameters: { layout: 'fullscreen' },
  globals: desktop,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['pictured'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('article', { name: 'Student Plus' })).toHaveTextContent(
      '1.5M credits a month',
    );
    const plus = within(canvas.getByRole('article', { name: 'Teacher Plus' }));
    await expect(plus.getByText('Grading').closest('li')).toHaveAttribute('data-included', 'false');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fplans',
    );

    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    monthly.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(await canvas.findByText('$135')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: /^Try free/ })[0]).toHaveFocus();
    await userEvent.click(monthly);
    monthly.blur();
  },
};

export const VisitorPhone: Story = {
  globals: phone,
};

export const Student: Story = {
  args: {
    session: sessionOf(student),
    subscription: subscriptionOf({ ...paid, price_id: 'student_plus_month', plan_name: 'Student Plus' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Buy 500K credits' })).toHaveAttribute(
      'href',
      '/plans/payment?pack=credits-500k',
    );
  },
};

export const TeacherPaused: Story = {
  args: {
    session: sessionOf(teacher),
    subscription: subscriptionOf({ ...paid, is_paused: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article', { name: 'Student Plus' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Your plan' })).toBeDisabled();
    await expect(canvas.getByText('Teacher Pro is paused')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to billing' })).toHaveAttribute(
      'href',
      '/teacher/accounts/billing',
    );
  },
};

export const Loading: Story = { globals: phone, args: { plans: 'loading' } };

export const Lost: Story = {
  globals: phone,
  args: { plans: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lectern cannot be reached');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const PaymentsOff: Story = {
  args: {
    session: sessionOf({ ...teacher, subscribed: false }),
    subscription: subscriptionOf(),
    paymentsOff: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments aren’t set up here')).toBeVisible();
    await expect(canvas.getByText(/EVERYONE_HAS/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await expect(canvas.queryByText(/free|\$/)).toBeNull();
  },
};

export const Covered: Story = {
  args: {
    session: sessionOf({ ...teacher, subscribed: false }),
    subscription: coveredBy(subscriptionOf()),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Covered by Maria Lopez’s plan for 8A Science')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open your classes' })).toHaveAttribute(
      'href',
      '/teacher/classes',
    );
  },
};

export const EveryoneHas: Story = {
  args: {
    session: sessionOf({ ...teacher, subscribed: false }),
    subscription: givenTo(subscriptionOf()),
    paymentsOff: true,
    everyoneHas: 'Teacher Pro',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone here has Teacher Pro')).toBeVisible();
    await expect(canvas.queryByText('Payments aren’t set up here')).not.toBeInTheDocument();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
  },
};

export const GivenBySchool: Story = {
  globals: phone,
  args: {
    session: sessionOf({ ...teacher, subscribed: false }),
    subscription: {
      ...subscriptionOf(),
      given: {
        plan_id: 'teacher-pro',
        plan_name: 'Teacher Pro',
        given_to: 'school',
        ends_at: '2027-07-31T10:00:00.000Z',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Teacher Pro through your school, until 31 July 2027/)).toBeVisible();
  },
};
