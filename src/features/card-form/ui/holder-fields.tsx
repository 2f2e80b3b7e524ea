import { useUnit } from 'effector-react';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { $holder, $holderErrors, holderChanged } from '../model/card-form';
import { countries } from '../model/countries';
import type { HolderField } from '../model/holder';
import { usStates } from '../model/us-states';
import * as styles from './card-form.css';

type HolderProps = { disabled: boolean };

function useHolder() {
  const { holder, errors } = useUnit({ holder: $holder, errors: $holderErrors });
  const change = useUnit(holderChanged);
  const changing = (field: HolderField) => (value: string) => change({ field, value });
  return { holder, errors, changing };
}

export function HolderName({ disabled }: HolderProps) {
  const { holder, errors, changing } = useHolder();
  return (
    <Field label="Name on card" error={errors.name}>
      <TextInput
        value={holder.name}
        onChange={changing('name')}
        autoComplete="cc-name"
        maxLength={120}
        disabled={disabled}
      />
    </Field>
  );
}

/** The billing address, of which only the email is required. */
export function HolderAddress({ disabled }: HolderProps) {
  const { holder, errors, changing } = useHolder();
  const isInStates = holder.country === 'US';
  return (
    <div className={styles.address}>
      <div className={styles.whole}>
        <Field label="Country">
          <Select
            value={holder.country}
            options={countries()}
            onChange={changing('country')}
            autoComplete="billing country"
            disabled={disabled}
          />
        </Field>
      </div>
      <div className={styles.whole}>
        <Field label="Street address" error={errors.line1} optional>
          <TextInput
            value={holder.line1}
            onChange={changing('line1')}
            autoComplete="billing address-line1"
            maxLength={200}
            disabled={disabled}
          />
        </Field>
      </div>
      <div className={styles.city}>
        <Field label="City" error={errors.city} optional>
          <TextInput
            value={holder.city}
            onChange={changing('city')}
            autoComplete="billing address-level2"
            maxLength={120}
            disabled={disabled}
          />
        </Field>
      </div>
      <Field label={isInStates ? 'State' : 'State or region'} error={errors.state} optional>
        {isInStates ? (
          <Select
            value={holder.state}
            options={usStates}
            placeholder="Choose"
            onChange={changing('state')}
            autoComplete="billing address-level1"
            disabled={disabled}
          />
        ) : (
          <TextInput
            value={holder.state}
            onChange={changing('state')}
            autoComplete="billing address-level1"
            maxLength={120}
            disabled={disabled}
          />
        )}
      </Field>
      <Field label={isInStates ? 'ZIP code' : 'Postal code'} error={errors.postal_code} optional>
        <TextInput
          value={holder.postal_code}
          onChange={changing('postal_code')}
          autoComplete="billing postal-code"
          maxLength={20}
          disabled={disabled}
        />
      </Field>
      <div className={styles.whole}>
        <Field label="Send invoices to" error={errors.email}>
          <TextInput
            value={holder.email}
            onChange={changing('email')}
            type="email"
            autoComplete="email"
            maxLength={200}
            disabled={disabled}
          />
        </Field>
      </div>
    </div>
  );
}
