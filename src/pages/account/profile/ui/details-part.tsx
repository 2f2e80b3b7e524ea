import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { $today, details } from '../model/details';
import { schoolYears } from '../model/school-years';
import { Part } from './part';
import { PartForm } from './part-form';
import { pair } from './part.css';

/** Name, birth date and school. */
export function DetailsPart() {
  const { values, errors, field } = useForm(details);
  const today = useUnit($today);
  return (
    <Part title="About you" note="Shown on your classes and on work you hand out or hand in.">
      <PartForm form={details} action="Save" primary>
        <div className={pair}>
          <Field label="First name" error={errors.first_name} required>
            <TextInput {...field('first_name')} autoComplete="given-name" maxLength={80} />
          </Field>
          <Field label="Last name" error={errors.last_name} optional>
            <TextInput {...field('last_name')} autoComplete="family-name" maxLength={80} />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Birth date" error={errors.date_of_birth} optional>
            <DeferredDatePicker
              value={values.date_of_birth}
              min="1900-01-01"
              max={today ?? undefined}
              onChange={field('date_of_birth').onChange}
            />
          </Field>
        </div>
        <div className={pair}>
          <Field label="School" error={errors.school_name} optional>
            <TextInput {...field('school_name')} autoComplete="organization" maxLength={120} />
          </Field>
          <Field label="School year" error={errors.school_year} optional>
            <Select
              {...field('school_year')}
              placeholder="Not given"
              options={schoolYears(today, values.school_year).map((year) => ({ value: year, label: year }))}
            />
          </Field>
        </div>
        <div className={pair}>
          <Field label="Unit" help="Such as Middle school" error={errors.unit} optional>
            <TextInput {...field('unit')} maxLength={80} />
          </Field>
          <Field label="Section" help="Such as Science" error={errors.section} optional>
            <TextInput {...field('section')} maxLength={80} />
          </Field>
        </div>
      </PartForm>
    </Part>
  );
}
