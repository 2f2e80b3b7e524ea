import { useUnit } from 'effector-react';
import { currentSubscription, findInCatalogue, intervalWords } from '@/entities/plan';
import { $subscriptionStatus } from '@/entities/subscription';
import type { Plan } from '@/shared/api/plans';
import type { Subscription } from '@/shared/api/subscriptions';
import { dateOf } from '@/shared/lib/dates';
import { formatMoney } from '@/shared/lib/numbers';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $order } from '../model/order-preview';
import { submitted } from '../model/payment-page';
import { $planChange } from '../model/plan-change';
import { billingPath } from '../model/billing-path';
import { OrderSheet } from './order-sheet';
import { PaymentFrame } from './payment-frame';

type ChangePlanProps = { plan: Plan };

/** Changes the plan: credit, new price and the amount due today. */
export function ChangePlan({ plan }: ChangePlanProps) {
  const { change, order, subscription, submit } = useUnit({
    change: $planChange,
    order: $order,
    subscription: $subscriptionStatus,
    submit: submitted,
  });
  const current = currentSubscription(subscription);
  const preview = order.shown?.priceId === plan.price_id ? order.shown.preview : null;
  const busy = change.state === 'changing';
  return (
    <PaymentFrame title="Change your plan">
      <Split
        aside="rail"
        main={
          <Stack gap={6}>
            {change.state === 'failed' && (
              <Banner
                tone="danger"
                title={change.message}
                urgent
                action={
                  <Button size="sm" href={billingPath(plan.role)}>
                    Go to billing
                  </Button>
                }
              >
                Your plan hasn’t changed. You can pay with another card.
              </Banner>
            )}
            <Text size="lg" voice="document" tone="soft">
              {current && moveFrom(current, plan)}
            </Text>
            <Text tone="soft">
              {termsOf(plan, current?.status === 'trialing', preview?.takes_effect_at)}
              Your documents stay as they are.
            </Text>
          </Stack>
        }
        side={
          <OrderSheet plan={plan} busy={busy} takesCoupon={false}>
            <Button
              variant="primary"
              size="lg"
              block
              pending={busy}
              disabled={preview === null}
              onClick={submit}
            >
              {preview && preview.due_now > 0
                ? `Change and pay ${formatMoney(preview.due_now, preview.currency)}`
                : `Switch to ${plan.name}`}
            </Button>
          </OrderSheet>
        }
      />
    </PaymentFrame>
  );
}

function termsOf(plan: Plan, isTrial: boolean, startsAt: string | undefined): string {
  if (isTrial) return `Your trial continues. When it ends, you pay for ${plan.name}. `;
  if (startsAt !== undefined)
    return `You keep your current plan until ${dateOf(startsAt)}. Nothing is charged today. `;
  return 'We deduct the unused part of your current period and charge the rest to your default card. ';
}

/** Names the interval only if it changes. */
function moveFrom({ plan_name: name, price_id }: Subscription, plan: Plan): string {
  const interval = findInCatalogue(price_id)?.interval ?? plan.interval;
  return interval === plan.interval
    ? `From ${name} to ${plan.name}.`
    : `From ${name} (paid ${intervalWords[interval].billed}) to ${plan.name} (paid ${intervalWords[plan.interval].billed}).`;
}
