import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { birthYears, months } from '../model/birth-date';
import * as model from '../model/join-class';
import * as styles from './join-class-page.css';

const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
const monthOptions = months.map((month, index) => ({ value: String(index + 1), label: month }));

/** The birth date as three lists: a calendar would need many steps back. */
export function BirthDateField() {
  const { values, errors } = useForm(model.form);
  const [today, change] = useUnit([model.$today, model.birthDateChanged]);
  const { day, month, year } = values.birthDate;
  return (
    <Field
      label="Your birth date"
      group
      error={errors.birthDate}
      help="We ask so we know which rules protect you. Your class doesn’t see it."
    >
      <div className={styles.birthDate} role="group" aria-label="Your birth date">
        <Select
          label="Day"
          placeholder="Day"
          autoComplete="bday-day"
          options={days}
          value={day}
          onChange={(value) => change({ day: value })}
        />
        <Select
          label="Month"
          placeholder="Month"
          autoComplete="bday-month"
          options={monthOptions}
          value={month}
          onChange={(value) => change({ month: value })}
        />
        <Select
          label="Year"
          placeholder="Year"
          autoComplete="bday-year"
          options={birthYears(today).map((value) => ({ value, label: value }))}
          value={year}
          onChange={(value) => change({ year: value })}
        />
      </div>
    </Field>
  );
}
