import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { AtStep, StepPage } from '@/widgets/endpapers';
import * as school from '../model/school-form';
import { RoleChoice } from './role-choice';
import * as styles from './school-step-page.css';

/** The first step: school, role and school year. */
export function SchoolStepPage() {
  return (
    <AtStep step="school">
      <SchoolStep />
    </AtStep>
  );
}

function SchoolStep() {
  const { errors, field } = useForm(school.form);
  const { role, years, pending, chooseRole } = useUnit({
    role: school.$role,
    years: school.$years,
    pending: school.$pending,
    chooseRole: school.roleChosen,
  });
  const isTeacher = role === 'teacher';
  return (
    <StepPage
      form={{ name: school.form.name, submitted: school.submitted }}
      title="Where do you teach?"
      lead="We use these for your classes."
      problem={errors.form ?? null}
      actions={
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {isTeacher ? 'Next, what you teach' : 'Next, your class code'}
        </Button>
      }
    >
      <Field label="School" required={isTeacher} error={isTeacher ? errors.name : undefined}>
        <TextInput autoComplete="organization" maxLength={120} {...field('name')} />
      </Field>
      <Field
        label="I am a"
        group
        help={isTeacher ? undefined : 'Your account becomes a student’s, and you join a class with a code.'}
      >
        <RoleChoice value={role} onChange={chooseRole} />
      </Field>
      <div className={styles.three}>
        <Field label="School year" error={errors.school_year}>
          <Select options={years.map((year) => ({ value: year, label: year }))} {...field('school_year')} />
        </Field>
        <Field label="Unit" optional error={errors.unit}>
          <TextInput maxLength={80} placeholder="Middle school" {...field('unit')} />
        </Field>
        <Field label="Section" optional error={errors.section}>
          <TextInput maxLength={80} placeholder="B" {...field('section')} />
        </Field>
      </div>
    </StepPage>
  );
}
