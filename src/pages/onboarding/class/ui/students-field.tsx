import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { FileButton } from '@/shared/ui/file-button';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Textarea } from '@/shared/ui/textarea';
import * as first from '../model/class-form';
import * as styles from './class-step-page.css';

const invitationOptions = [
  { value: 'code', label: 'With a code' },
  { value: 'email', label: 'From a list' },
] as const;

/** Whether students join by code only, or are invited by email as well. */
export function StudentsField() {
  const { values, errors, field } = useForm(first.form);
  const { length } = useUnit(first.$roster).entries;
  const choose = useUnit(first.fileChosen);
  return (
    <div className={styles.students}>
      <Field
        label="Students"
        group
        help="Every class has a code. Students under 13 also need an invitation. Up to 40 students with Teacher Pro."
      >
        <SegmentedControl options={invitationOptions} block {...field('joinMethod')} />
      </Field>
      {values.joinMethod === 'email' ? (
        <>
          <Field
            label="Students in the class"
            error={errors.roster}
            help={
              length === 0
                ? 'One student per line: name, email.'
                : `${length === 1 ? '1 student' : `${length} students`} will be invited by email.`
            }
          >
            <Textarea {...field('roster')} placeholder="Thandi Mokoena, t.mokoena@harborview.school" />
          </Field>
          <div>
            <FileButton
              size="sm"
              label="CSV file"
              accept=".csv,.txt,text/csv,text/plain"
              onChoose={(file) => choose(file)}
            >
              Import a CSV file
            </FileButton>
          </div>
        </>
      ) : null}
    </div>
  );
}
