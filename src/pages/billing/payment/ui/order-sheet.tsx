import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { findInCatalogue, intervals, intervalWords } from '@/entities/plan';
import type { Plan } from '@/shared/api/plans';
import { Card } from '@/shared/ui/card';
import { ErrorState } from '@/shared/ui/error-state';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { summaryOf } from '../model/order-lines';
import { $order, couponRemoved, previewRetried } from '../model/order-preview';
import { intervalChosen } from '../model/payment-page';
import { CouponField } from './coupon-field';
import { OrderAmounts } from './order-amounts';
import * as styles from './order-sheet.css';

type OrderSheetProps = {
  plan: Plan;
  /** Whether the order can no longer be changed. */
  settled?: boolean;
  /** Whether the payment is in progress. */
  busy?: boolean;
  /** Whether a coupon may be used. */
  takesCoupon?: boolean;
  /** The button, with a note. */
  children?: ReactNode;
};

/** The order with the amounts of the server. */
export function OrderSheet({
  plan,
  settled = false,
  busy = false,
  takesCoupon = true,
  children,
}: OrderSheetProps) {
  const order = useUnit($order);
  const on = useUnit({ interval: intervalChosen, removeCoupon: couponRemoved, retry: previewRetried });
  const shown = order.shown?.priceId === plan.price_id ? order.shown : null;
  const open = !settled && !busy;
  return (
    <div className={styles.place}>
      <Card surface="sheet" as="aside" label="Your order">
        <Stack gap={4}>
          <div className={styles.head}>
            <Heading level={2} size="lg">
              Your order
            </Heading>
            {open && (
              <Link href={`/plans?interval=${plan.interval}`} standalone>
                Change plan
              </Link>
            )}
          </div>
          <div>
            <h3 className={styles.name}>{plan.name}</h3>
            <Text size="xs" tone="soft">
              {findInCatalogue(plan.price_id)?.summary}
            </Text>
          </div>
          {!settled && (
            <SegmentedControl
              block
              label="Pay by"
              options={intervals.map((value) => ({
                value,
                label: intervalWords[value].short,
                disabled: busy && value !== plan.interval,
              }))}
              value={plan.interval}
              onChange={on.interval}
            />
          )}
          {shown ? (
            <OrderAmounts
              summary={summaryOf(plan, shown.preview)}
              coupon={shown.coupon}
              onRemoveCoupon={open ? on.removeCoupon : undefined}
            />
          ) : order.problem !== null ? (
            <ErrorState title="The price couldn’t be calculated" onRetry={on.retry}>
              {order.problem}
            </ErrorState>
          ) : (
            <Skeleton lines={4} label="Calculating the price" />
          )}
          {open && takesCoupon && <CouponField />}
          {children}
        </Stack>
      </Card>
    </div>
  );
}
