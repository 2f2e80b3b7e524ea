import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { expect } from 'storybook/test';
import { $paymentsOff } from '@/entities/plan';
import { $session } from '@/entities/session';
import type { User } from '@/shared/api/account';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $choice } from '../model/payment-page';
import { PaymentPage } from './payment-page';

type State = { user?: User; paymentsOff?: boolean };

function Example({ user = teacher, paymentsOff = false }: State) {
  return (
    <PageFrame
      path="/plans/payment?price=teacher_pro_month"
      start={() =>
        fork({
          values: [
            [$session, sessionOf(user)],
            [$choice, { kind: 'plan', priceId: 'teacher_pro_month' }],
            [$paymentsOff, paymentsOff],
          ],
        })
      }
    >
      <PaymentPage />
    </PageFrame>
  );
}

/** Why this user or this installation cannot pay, and what to do next. */
const meta = {
  title: 'Pages/Payment/Blocked',
  component: Example,
  parameters: { frame: 1064 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unverified: Story = {
  args: { user: { ...teacher, email_verified: false, email_verified_at: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      '/verify?next=%2Fplans%2Fpayment%3Fprice%3Dteacher_pro_month',
    );
  },
};

export const PaymentsOff: Story = {
  args: { paymentsOff: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments aren’t set up here')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};
