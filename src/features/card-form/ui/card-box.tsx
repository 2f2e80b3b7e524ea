import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useUnit } from 'effector-react';
import { CircleAlert, CreditCard, Lock } from 'lucide';
import { useSyncExternalStore } from 'react';
import { $stripe, type CardFailure, cardMounted } from '@/shared/lib/stripe';
import { Icon } from '@/shared/ui/icon';
import { $brand, $cardErrors, $isSandbox, cardFieldChanged, cardFieldMounted } from '../model/card-form';
import type { CardField } from '../model/card-fields';
import * as styles from './card-form.css';
import { themeNow, typeFor, watchTheme } from './provider-type';

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

type CardBoxProps = { disabled: boolean; failure: CardFailure | null };

/** The card provider's three fields: Stripe's own, or those of the sandbox. */
export function CardBox({ disabled, failure }: CardBoxProps) {
  const { stripe, errors, brand, isSandbox } = useUnit({
    stripe: $stripe,
    errors: $cardErrors,
    brand: $brand,
    isSandbox: $isSandbox,
  });
  const on = useUnit({ mounted: cardMounted, fieldMounted: cardFieldMounted, changed: cardFieldChanged });
  useSyncExternalStore(watchTheme, themeNow);
  const options = { disabled, ...(!isSandbox && { style: typeFor(document.documentElement) }) };
  const isWrong = failure !== null || Object.keys(errors).length > 0;

  const changed = (field: CardField) => (event: StripeElementChangeEvent & { brand?: string }) =>
    on.changed({
      field,
      complete: event.complete,
      message: event.error?.message,
      ...(event.brand !== undefined && { brand: event.brand }),
    });

  return (
    <Elements stripe={stripe}>
      <fieldset className={styles.card}>
        <legend className={styles.legend}>Card</legend>
        <div className={styles.box} data-invalid={isWrong} data-disabled={disabled}>
          <div className={styles.numberPart}>
            <CardNumberElement
              id="card-number"
              className={styles.place}
              options={options}
              onReady={(element) => {
                on.mounted(element);
                on.fieldMounted({ field: 'cardNumber', element });
              }}
              onChange={changed('cardNumber')}
            />
            {brandNames[brand] && <span className={styles.brand}>{brandNames[brand]}</span>}
          </div>
          <div className={styles.expiryPart}>
            <CardExpiryElement
              id="card-expiry"
              className={styles.place}
              options={options}
              onReady={(element) => on.fieldMounted({ field: 'cardExpiry', element })}
              onChange={changed('cardExpiry')}
            />
          </div>
          <div className={styles.cvcPart}>
            <CardCvcElement
              id="card-cvc"
              className={styles.place}
              options={options}
              onReady={(element) => on.fieldMounted({ field: 'cardCvc', element })}
              onChange={changed('cardCvc')}
            />
            <span className={styles.partIcon}>
              <Icon of={CreditCard} size="md" />
            </span>
          </div>
        </div>
        <div aria-live="polite">
          <Message id="card-number-message" text={errors.cardNumber} />
          <Message id="card-expiry-message" text={errors.cardExpiry} />
          <Message id="card-cvc-message" text={errors.cardCvc} />
          <Message id="card-failure" text={failure?.message} />
        </div>
        {!isWrong && (
          <p className={styles.safe}>
            <span className={styles.messageIcon}>
              <Icon of={Lock} size="xs" />
            </span>
            {isSandbox
              ? 'Test cards only. The number never leaves this browser.'
              : 'Your card details go straight to Stripe. Lectern never sees the number.'}
          </p>
        )}
      </fieldset>
    </Elements>
  );
}

function Message({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className={styles.message} id={id}>
      {text && (
        <>
          <span className={styles.messageIcon}>
            <Icon of={CircleAlert} size="xs" />
          </span>
          {text}
        </>
      )}
    </p>
  );
}
