import { useUnit } from 'effector-react';
import { AtStep, StepPage } from '@/widgets/endpapers';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
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
  const { form, years, errors, problem, pending } = useUnit({
    form: school.$form,
    years: school.$years,
    errors: school.$errors,
    problem: school.$problem,
    pending: school.$pending,
  });
  const on = useUnit({ field: school.fieldChanged, role: school.roleChosen, submit: school.submitted });
  const bind = (field: school.SchoolField) => ({
    name: field,
    value: form[field],
    onChange: (value: string) => on.field({ field, value }),
  });
  const isTeacher = form.role === 'teacher';
  return (
    <StepPage
      title="Where do you teach?"
      lead="We use these for your classes."
      problem={problem}
      onSubmit={on.submit}
      actions={
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {isTeacher ? 'Next, what you teach' : 'Next, your class code'}
        </Button>
      }
    >
      <Field label="School" required={isTeacher} error={isTeacher ? errors.name : undefined}>
        <TextInput autoComplete="organization" maxLength={120} {...bind('name')} />
      </Field>
      <Field
        label="I am a"
        group
        help={isTeacher ? undefined : 'Your account becomes a student’s, and you join a class with a code.'}
      >
        <RoleChoice value={form.role} onChange={on.role} />
      </Field>
      <div className={styles.three}>
        <Field label="School year" error={errors.school_year}>
          <Select options={years.map((year) => ({ value: year, label: year }))} {...bind('school_year')} />
        </Field>
        <Field label="Unit" optional error={errors.unit}>
          <TextInput maxLength={80} placeholder="Middle school" {...bind('unit')} />
        </Field>
        <Field label="Section" optional error={errors.section}>
          <TextInput maxLength={80} placeholder="B" {...bind('section')} />
        </Field>
      </div>
    </StepPage>
  );
}
