import { useUnit } from 'effector-react';
import { seatsInWords } from '@/entities/class';
import { ListInput, DeferredListReview } from '@/features/student-list';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Text } from '@/shared/ui/text';
import * as first from '../model/class-form';
import * as styles from './class-step-page.css';

const invitationOptions = [
  { value: 'code', label: 'With a code' },
  { value: 'email', label: 'From a list' },
] as const;

/** Whether students join by code only, or are invited by email as well. */
export function StudentsField() {
  const { values, errors, field } = useForm(first.form);
  const seats = useUnit(first.$seats);
  return (
    <div className={styles.students}>
      <Field
        label="Students"
        group
        help={`Every class has a code. Students under 13 also need an invitation.${seats ? ` ${seatsInWords(seats)}` : ''}`}
      >
        <SegmentedControl options={invitationOptions} block {...field('joinMethod')} />
      </Field>
      {values.joinMethod === 'email' ? (
        <>
          <ListInput list={first.list} label="Students in the class" error={errors.roster} />
          {values.roster.problem === null ? (
            <>
              <Text>{invitedInWords(values.roster.students.length)}</Text>
              <DeferredListReview list={first.list} />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

const invitedInWords = (count: number): string =>
  count === 1 ? '1 student will be invited by email.' : `${count} students will be invited by email.`;
