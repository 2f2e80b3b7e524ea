import { useUnit } from 'effector-react';
import { useLocation } from 'react-router';
import { withNext } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { billingPath } from '../model/billing-path';
import { $stage, retried } from '../model/payment-page';
import { ChangePlan } from './change-plan';
import { PackPage } from './pack-page';
import { PaymentFrame } from './payment-frame';
import { Ready } from './ready';
import { SubscribePage } from './subscribe-page';

/** The page on which a user pays for a plan or credits. */
export function PaymentPage() {
  const { stage, retry } = useUnit({ stage: $stage, retry: retried });
  switch (stage.kind) {
    case 'subscribe':
      return <SubscribePage plan={stage.plan} />;
    case 'change':
      return <ChangePlan plan={stage.plan} />;
    case 'pack':
      return <PackPage pack={stage.pack} />;
    case 'subscribed':
    case 'changed':
    case 'bought':
      return <Ready stage={stage} />;
    case 'visitor':
      return <AskToSignIn />;
    case 'unverified':
      return <AskToVerify />;
    case 'paymentsOff':
      return (
        <PaymentFrame title="Payment" step={0}>
          <EmptyState title="Payments aren’t set up here" action={<Button href="/plans">See plans</Button>}>
            An administrator can give a plan to you or to your school.
          </EmptyState>
        </PaymentFrame>
      );
    case 'unsold':
      return (
        <PaymentFrame title="Payment" step={0}>
          <EmptyState title="This plan isn’t on sale yet" action={<Button href="/plans">See plans</Button>}>
            Nothing was charged.
          </EmptyState>
        </PaymentFrame>
      );
    case 'nothing':
      return (
        <PaymentFrame title="Payment" step={0}>
          <EmptyState title="No plan chosen yet" action={<Button href="/plans">See plans</Button>}>
            Choose a plan first; you’ll come back here to pay.
          </EmptyState>
        </PaymentFrame>
      );
    case 'yours':
      return (
        <PaymentFrame title={stage.plan.name} step={0}>
          <EmptyState
            title="You already have this plan"
            action={<Button href={`/plans?interval=${stage.plan.interval}`}>See plans</Button>}
          >
            You can change to another plan at any time.
          </EmptyState>
        </PaymentFrame>
      );
    case 'paused':
      return (
        <PaymentFrame title={stage.plan.name} step={0}>
          <EmptyState
            title="Your plan is paused"
            action={<Button href={billingPath(stage.plan.role)}>Go to billing</Button>}
          >
            Resume it before you switch to another one.
          </EmptyState>
        </PaymentFrame>
      );
    case 'problem':
      return (
        <PaymentFrame title="Payment">
          <ErrorState title="The order couldn’t be loaded" onRetry={retry}>
            Nothing was charged.
          </ErrorState>
        </PaymentFrame>
      );
    case 'loading':
      return (
        <PaymentFrame title="Payment">
          <Skeleton lines={12} label="Loading the order" />
        </PaymentFrame>
      );
  }
}

function AskToVerify() {
  const { pathname, search } = useLocation();
  return (
    <PaymentFrame title="Payment" step={0}>
      <EmptyState
        title="Verify your email first"
        action={
          <Button variant="primary" href={withNext('/verify', `${pathname}${search}`)}>
            Verify your email
          </Button>
        }
      >
        Then you’ll come back here to pay.
      </EmptyState>
    </PaymentFrame>
  );
}

function AskToSignIn() {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <PaymentFrame title="Payment" step={0}>
      <EmptyState
        title="Make an account first"
        action={
          <Cluster>
            <Button variant="primary" href={withNext('/register', here)}>
              Create an account
            </Button>
            <Button href={withNext('/login', here)}>Sign in</Button>
          </Cluster>
        }
      >
        Then you’ll come back here to pay.
      </EmptyState>
    </PaymentFrame>
  );
}
