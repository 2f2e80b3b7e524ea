import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { detailsForm } from '../model/details';
import * as styles from './billing-details.css';

/** The name and address on invoices. */
export function DetailsForm({ id }: { id: string }) {
  const { values, errors, change, field } = useForm(detailsForm);
  return (
    <FormElement id={id} form={detailsForm} className={styles.form}>
      {errors.form ? (
        <Banner tone="danger" title={errors.form} urgent>
          Your details haven’t changed.
        </Banner>
      ) : null}
      <Field label="Name" error={errors.name} required>
        <TextInput {...field('name')} autoComplete="name" />
      </Field>
      <Field label="Email" error={errors.email} required>
        <TextInput {...field('email')} type="email" autoComplete="email" />
      </Field>
      <Field label="Street address" error={errors.line1} optional>
        <TextInput {...field('line1')} autoComplete="address-line1" />
      </Field>
      <div className={styles.pair}>
        <Field label="City" error={errors.city} optional>
          <TextInput {...field('city')} autoComplete="address-level2" />
        </Field>
        <Field label="State" error={errors.state} optional>
          <TextInput {...field('state')} autoComplete="address-level1" />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label="Postal code" error={errors.postal_code} optional>
          <TextInput {...field('postal_code')} autoComplete="postal-code" />
        </Field>
        <Field label="Country" error={errors.country} help="Two-letter code, such as US or CA." required>
          <TextInput
            name="country"
            value={values.country}
            autoComplete="country"
            onChange={(country) => change({ country: country.toUpperCase() })}
          />
        </Field>
      </div>
    </FormElement>
  );
}
