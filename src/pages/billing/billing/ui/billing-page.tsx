import { useUnit } from 'effector-react';
import { Info } from 'lucide';
import { useLocation } from 'react-router';
import { $plans, planOf } from '@/entities/plan';
import { $user } from '@/entities/session';
import { dateOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Icon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';
import { Skeleton } from '@/shared/ui/skeleton';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { AccountTabs } from '@/widgets/account-tabs';
import { $isAuthenticating } from '../model/payment-authentication';
import { $isSandbox, $isSettled } from '../model/billing';
import { payDueRequested } from '../model/pay-due';
import { $plan, type Plan as PlanState, retryRequested } from '../model/plan';
import { leadOf } from '../model/plan-words';
import { AddCardDialog } from './add-card-dialog';
import { BillingDetails } from './billing-details';
import { ChangeDialog } from './change-dialog';
import { InvoicesTable } from './invoices-table';
import { PayDueDialog } from './pay-due-dialog';
import { PaymentMethods } from './payment-methods';
import { PlanSheet } from './plan-sheet';
import * as styles from './billing-page.css';

/** The plan, its invoices and the payment methods. */
export function BillingPage() {
  const { user, plan, plans, isSandbox, isSettled } = useUnit({
    user: $user,
    plan: $plan,
    plans: $plans,
    isSandbox: $isSandbox,
    isSettled: $isSettled,
  });
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <Stack gap={7}>
      <AccountTabs role={user.role} pathname={pathname} />
      <PageHeader title="Billing" lead={isSettled && plan.state === 'ready' ? leadIn(plan, plans) : null} />
      {isSettled ? (
        <>
          <PastDue />
          <Split
            aside="rail"
            main={
              <Stack gap={10}>
                <Plan />
                <InvoicesTable role={user.role} />
              </Stack>
            }
            side={
              <Stack gap={10}>
                <PaymentMethods />
                <BillingDetails />
                {isSandbox ? (
                  <p className={styles.sandbox}>
                    <Icon of={Info} />
                    <span>
                      <b className={styles.mark}>Sandbox.</b> No real payments are taken.
                    </span>
                  </p>
                ) : null}
              </Stack>
            }
          />
        </>
      ) : (
        <Skeleton lines={16} label="Loading the plan" />
      )}
      <ChangeDialog />
      <PayDueDialog />
      <AddCardDialog />
    </Stack>
  );
}

type Ready = Extract<PlanState, { state: 'ready' }>;

function leadIn({ standing, status }: Ready, plans: Parameters<typeof planOf>[0]): string | null {
  if (standing.kind === 'none' && status.given) return null;
  const priceId = standing.kind === 'none' ? '' : standing.subscription.price_id;
  return leadOf(standing, planOf(plans, priceId));
}

function Plan() {
  const plan = useUnit($plan);
  const on = useUnit({ retry: retryRequested });
  switch (plan.state) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <ErrorState title="The plan couldn’t be loaded" onRetry={() => on.retry()}>
          {plan.problem.message}
        </ErrorState>
      );
    case 'ready':
      return <PlanSheet standing={plan.standing} status={plan.status} />;
  }
}

/** A failed payment: the next attempt, and a button to pay now. */
function PastDue() {
  const { plan, isAuthenticating } = useUnit({ plan: $plan, isAuthenticating: $isAuthenticating });
  const on = useUnit({ pay: payDueRequested });
  if (plan.state !== 'ready' || plan.standing.kind !== 'pastDue') return null;
  const { retry } = plan.standing;
  return (
    <Banner
      tone="danger"
      title="Your last payment did not go through"
      urgent
      action={
        <Button size="sm" pending={isAuthenticating} onClick={() => on.pay()}>
          Pay now
        </Button>
      }
    >
      {retry === null
        ? 'We won’t try again. Pay now to keep your plan.'
        : `We’ll try again on ${dateOf(retry)}. You can use your plan until then.`}
    </Banner>
  );
}
