import { useUnit } from 'effector-react';
import { DatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { $today, details } from '../model/details';
import { schoolYears } from '../model/school-years';
import { Part } from './part';
import { PartForm } from './part-form';
import { pair } from './part.css';

/** Who the person is and where they teach or learn. */
export function DetailsPart() {
  const { values, status, today, change, submit } = useUnit({
    values: details.$values,
    status: details.$status,
    today: $today,
    change: details.changed,
    submit: details.submitted,
  });
  const errors = status.state === 'editing' ? status.errors : {};
  return (
    <Part title="About you" note="Your name stands on your classes and on what you hand out or in.">
      <PartForm
        action="Save"
        primary
        problem={errors.form}
        pending={status.state === 'saving'}
        onSubmit={submit}
      >
        <div className={pair}>
          <Field label="First name" error={errors.first_name} required>
            <TextInput
              name="first_name"
              autoComplete="given-name"
              maxLength={80}
              value={values.first_name}
              onChange={(first_name) => change({ first_name })}
            />
          </Field>
          <Field label="Last name" error={errors.last_name} required>
            <TextInput
              name="last_name"
              autoComplete="family-name"
              maxLength={80}
              value={values.last_name}
              onChange={(last_name) => change({ last_name })}
            />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Birth date" error={errors.date_of_birth} optional>
            <DatePicker
              value={values.date_of_birth}
              min="1900-01-01"
              max={today ?? undefined}
              onChange={(date_of_birth) => change({ date_of_birth })}
            />
          </Field>
        </div>
        <div className={pair}>
          <Field label="School" error={errors.school_name} optional>
            <TextInput
              name="school_name"
              autoComplete="organization"
              maxLength={120}
              value={values.school_name}
              onChange={(school_name) => change({ school_name })}
            />
          </Field>
          <Field label="School year" error={errors.school_year} optional>
            <Select
              name="school_year"
              placeholder="Not said"
              options={schoolYears(today, values.school_year).map((year) => ({ value: year, label: year }))}
              value={values.school_year}
              onChange={(school_year) => change({ school_year })}
            />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Unit" help="A department or a stage" error={errors.unit} optional>
            <TextInput name="unit" maxLength={80} value={values.unit} onChange={(unit) => change({ unit })} />
          </Field>
          <Field label="Section" help="A group within it" error={errors.section} optional>
            <TextInput
              name="section"
              maxLength={80}
              value={values.section}
              onChange={(section) => change({ section })}
            />
          </Field>
        </div>
      </PartForm>
    </Part>
  );
}
