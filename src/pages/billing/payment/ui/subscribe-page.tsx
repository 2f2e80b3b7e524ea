import { useUnit } from 'effector-react';
import { intervalWords } from '@/entities/plan';
import { $subscribing, isInactive, type Subscribing } from '@/features/subscribe';
import type { Plan } from '@/shared/api/plans';
import { dateOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Split } from '@/shared/ui/split';
import { Text } from '@/shared/ui/text';
import { inShortOf, verbFor } from '../model/order-lines';
import { $order } from '../model/order-preview';
import { OrderSheet } from './order-sheet';
import { PayFailure } from './pay-failure';
import { PayForm } from './pay-form';
import { PaymentFrame } from './payment-frame';
import { inShort, inShortName, inShortSum } from './payment-page.css';

/** The button's label while the payment is pending. */
const waiting: Readonly<Partial<Record<Subscribing['state'], string>>> = {
  creatingSubscription: 'Starting your plan',
  confirmingExtraStep: 'Waiting for your bank',
  polling: 'Adding your credits',
  pausing: 'Adding your credits',
  refreshingPaymentMethods: 'Adding your credits',
};

type SubscribePageProps = { plan: Plan };

/** The first payment for a plan, or the card for its trial. */
export function SubscribePage({ plan }: SubscribePageProps) {
  const { subscribing, order } = useUnit({
    subscribing: $subscribing,
    order: $order,
  });
  const preview = order.shown?.priceId === plan.price_id ? order.shown.preview : null;
  const trial = preview ? preview.trial_days > 0 : false;
  const busy = !isInactive(subscribing);
  return (
    <PaymentFrame title={trial ? 'Start your trial' : 'Pay for your plan'}>
      {preview && (
        <p className={inShort}>
          <b className={inShortName}>{plan.name}</b>
          <span className={inShortSum}>{inShortOf(preview)}</span>
        </p>
      )}
      <Split
        aside="rail"
        main={
          <PayForm id={FORM} busy={busy}>
            {subscribing.state === 'failed' && (
              <PayFailure
                message={subscribing.message}
                isCardError={subscribing.isCardError}
                open={subscribing.progress !== null}
              />
            )}
          </PayForm>
        }
        side={
          <OrderSheet plan={plan} busy={busy}>
            <Button
              type="submit"
              form={FORM}
              variant="primary"
              size="lg"
              block
              pending={busy}
              disabled={preview === null}
            >
              {busy
                ? (waiting[subscribing.state] ?? 'Checking with your bank')
                : preview
                  ? verbFor(preview)
                  : 'Pay'}
            </Button>
            <Text size="2xs" tone="muted">
              {trial && preview?.next_payment_at
                ? `Cancel before ${dateOf(preview.next_payment_at)} to pay nothing.`
                : `Renews ${intervalWords[plan.interval].every} until you cancel.`}
            </Text>
          </OrderSheet>
        }
      />
    </PaymentFrame>
  );
}

const FORM = 'payment';
