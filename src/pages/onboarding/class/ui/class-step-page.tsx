import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide';
import { ClassBook, classTitle, CoverField, grades, ordinalOf } from '@/entities/class';
import { stepPaths } from '@/entities/onboarding';
import type { Invitation } from '@/shared/api/invitations';
import { useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { AtStep, StepPage } from '@/widgets/endpapers';
import * as first from '../model/class-form';
import { InvitedStep } from './invited-step';
import { MadeClass } from './made-class';
import { StudentsField } from './students-field';
import * as styles from './class-step-page.css';

/** The third step: an optional first class, with a code and an optional list of students. */
export function ClassStepPage() {
  const [made, invitation] = useUnit([first.$made, first.$invitation]);
  return <AtStep step="class">{made ? <MadeClass made={made} /> : <Step invitation={invitation} />}</AtStep>;
}

const Step = ({ invitation }: { invitation: Invitation | null }) =>
  invitation ? <InvitedStep invitation={invitation} /> : <ClassStep />;

function ClassStep() {
  const { values, errors, change, field } = useForm(first.form);
  const [pending, skip] = useUnit([first.$pending, first.skipped]);
  return (
    <StepPage
      form={first.form}
      title="Start your first class"
      lead="Students join with a code. You don’t need their email addresses."
      problem={errors.form ?? null}
      back={
        <Button variant="quiet" icon={ArrowLeft} href={stepPaths.teaching}>
          Back
        </Button>
      }
      actions={
        <>
          <Button onClick={() => skip()} disabled={pending}>
            Skip for now
          </Button>
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            Create class
          </Button>
        </>
      }
    >
      <div className={styles.spread}>
        <div className={styles.form}>
          <div className={styles.pair}>
            <Field label="Subject" required error={errors.subject}>
              <TextInput maxLength={60} {...field('subject')} />
            </Field>
            <Field label="Class" required error={errors.name}>
              <TextInput maxLength={40} placeholder="7B" {...field('name')} />
            </Field>
          </div>
          <Field label="Grade">
            <Select
              name="grade"
              options={grades.map((grade) => ({ value: String(grade), label: ordinalOf(grade) }))}
              value={String(values.grade)}
              onChange={(grade) => change({ grade: Number(grade) })}
            />
          </Field>
          <CoverField {...field('cover')} title={classTitle(values).trim()} />
          <StudentsField />
        </div>
        <div className={styles.preview}>
          <ClassBook
            size="tall"
            cover={values.cover}
            subject={values.subject || 'Subject'}
            name={values.name || 'Class'}
            students={0}
          />
        </div>
      </div>
    </StepPage>
  );
}
