import type { Problem } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import type { Draft } from '../model/details-state';
import * as styles from './billing-details.css';

type DetailsFormProps = {
  id: string;
  draft: Draft;
  problem: Problem | null;
  onChange: (change: Partial<Draft>) => void;
  onSubmit: () => void;
};

/** Name and address; the server says which field it does not take. */
export function DetailsForm({ id, draft, problem, onChange, onSubmit }: DetailsFormProps) {
  const errorOf = (field: string) => problem?.fields[field]?.[0] ?? problem?.fields[`address.${field}`]?.[0];
  const isAboutFields = problem !== null && Object.keys(problem.fields).length > 0;
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {problem && !isAboutFields ? (
        <Banner tone="danger" title={problem.message} urgent>
          Your details haven't changed.
        </Banner>
      ) : null}
      <Field label="Name" error={errorOf('name')} required>
        <TextInput value={draft.name} autoComplete="name" onChange={(name) => onChange({ name })} />
      </Field>
      <Field label="Email" error={errorOf('email')} required>
        <TextInput
          type="email"
          value={draft.email}
          autoComplete="email"
          onChange={(email) => onChange({ email })}
        />
      </Field>
      <Field label="Street address" error={errorOf('line1')} optional>
        <TextInput
          value={draft.line1}
          autoComplete="address-line1"
          onChange={(line1) => onChange({ line1 })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="City" error={errorOf('city')} optional>
          <TextInput
            value={draft.city}
            autoComplete="address-level2"
            onChange={(city) => onChange({ city })}
          />
        </Field>
        <Field label="State" error={errorOf('state')} optional>
          <TextInput
            value={draft.state}
            autoComplete="address-level1"
            onChange={(state) => onChange({ state })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label="Postal code" error={errorOf('postal_code')} optional>
          <TextInput
            value={draft.postal_code}
            autoComplete="postal-code"
            onChange={(postal_code) => onChange({ postal_code })}
          />
        </Field>
        <Field label="Country" error={errorOf('country')} help="Two-letter code, such as US or CA." required>
          <TextInput
            value={draft.country}
            autoComplete="country"
            onChange={(country) => onChange({ country: country.toUpperCase() })}
          />
        </Field>
      </div>
    </form>
  );
}
