import { useUnit } from 'effector-react';
import { isUnlimited } from '@/entities/plan';
import { $subscriptionStatus } from '@/entities/subscription';
import type { CreditPack } from '@/shared/api/plans';
import { formatMoney } from '@/shared/lib/numbers';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $packPayment } from '../model/pack-payment';
import { isPackAtRest } from '../model/pack-step';
import { OrderAmounts } from './order-amounts';
import { name, place } from './order-sheet.css';
import { PayFailure } from './pay-failure';
import { PayForm } from './pay-form';
import { PaymentFrame } from './payment-frame';

type PackPageProps = { pack: CreditPack };

/** Credits that are paid once. */
export function PackPage({ pack }: PackPageProps) {
  const { payment, subscription } = useUnit({
    payment: $packPayment,
    subscription: $subscriptionStatus,
  });
  const busy = !isPackAtRest(payment);
  const price = formatMoney(pack.amount, pack.currency);
  return (
    <PaymentFrame title="Buy credits">
      <Split
        aside="rail"
        main={
          <PayForm id={FORM} busy={busy}>
            {isUnlimited(subscription) && (
              <Banner tone="warn" title="Your plan needs no credits">
                It is unlimited. Credits that you buy now stay in your account, and are used only without a
                plan.
              </Banner>
            )}
            {payment.state === 'failed' && (
              <PayFailure message={payment.message} isCardError={payment.isCardError} />
            )}
          </PayForm>
        }
        side={
          <div className={place}>
            <Card surface="sheet" as="aside" label="Your order">
              <Stack gap={4}>
                <Heading level={2} size="lg">
                  Your order
                </Heading>
                <div>
                  <h3 className={name}>{pack.name}</h3>
                  <Text size="xs" tone="soft">
                    One payment. Credits don’t expire
                  </Text>
                </div>
                <OrderAmounts
                  summary={{
                    lines: [{ label: pack.name, amount: price }],
                    discount: null,
                    tax: null,
                    due: price,
                    next: null,
                  }}
                  coupon={null}
                />
                <Button type="submit" form={FORM} variant="primary" size="lg" block pending={busy}>
                  {busy ? 'Checking with your bank' : `Pay ${price}`}
                </Button>
              </Stack>
            </Card>
          </div>
        }
      />
    </PaymentFrame>
  );
}

const FORM = 'payment';
