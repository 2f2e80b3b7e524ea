import { useUnit } from 'effector-react';
import { FormElement, useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { $order, couponForm } from '../model/order-preview';
import * as styles from './order-sheet.css';

/** The server checks a coupon before it is applied. */
export function CouponField() {
  const { coupon } = useUnit($order);
  const { errors, pending, field } = useForm(couponForm);
  return (
    <FormElement form={couponForm}>
      <Field label={coupon === null ? 'Coupon' : 'Another coupon'} optional error={errors.code}>
        <span className={styles.couponForm}>
          <TextInput {...field('code')} autoComplete="off" />
          <Button type="submit" pending={pending}>
            Apply
          </Button>
        </span>
      </Field>
    </FormElement>
  );
}
