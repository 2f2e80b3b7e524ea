import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { $couponDraft, $order, couponChanged, couponSubmitted } from '../model/order-preview';
import { couponForm } from './order-sheet.css';

/** A coupon to be tried; it counts once the server has said that it does. */
export function CouponField() {
  const { draft, order } = useUnit({ draft: $couponDraft, order: $order });
  const on = useUnit({ change: couponChanged, submit: couponSubmitted });
  const { trying } = order;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      <Field
        label={order.coupon === null ? 'Coupon' : 'Another coupon'}
        optional
        error={trying.state === 'refused' && trying.code === draft.trim() ? trying.message : undefined}
      >
        <span className={couponForm}>
          <TextInput name="coupon" autoComplete="off" value={draft} onChange={on.change} />
          <Button type="submit" pending={trying.state === 'checking'}>
            Apply
          </Button>
        </span>
      </Field>
    </form>
  );
}
