import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { stepPaths } from '@/entities/onboarding';
import { StandardsFramework } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { MultiCombobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { TagsInput } from '@/shared/ui/tags-input';
import { AtStep, StepPage } from '@/widgets/endpapers';
import * as teaching from '../model/teaching-form';
import { GradePicker } from './grade-picker';
import * as styles from './teaching-step-page.css';

const frameworks = [
  { value: StandardsFramework['CCSS-ELA'], label: 'CCSS, English language arts' },
  { value: StandardsFramework['CCSS-Math'], label: 'CCSS, mathematics' },
  { value: StandardsFramework.NGSS, label: 'NGSS, science' },
];

/** The second page: which grades, which subjects, by which standards. */
export function TeachingStepPage() {
  return (
    <AtStep step="teaching">
      <TeachingStep />
    </AtStep>
  );
}

function TeachingStep() {
  const { form, others, errors, problem, pending } = useUnit({
    form: teaching.$form,
    others: teaching.$otherSubjects,
    errors: teaching.$errors,
    problem: teaching.$problem,
    pending: teaching.$pending,
  });
  const on = useUnit({
    grades: teaching.gradesChanged,
    known: teaching.knownSubjectsChanged,
    others: teaching.otherSubjectsChanged,
    standards: teaching.standardsChanged,
    submit: teaching.submitted,
  });
  return (
    <StepPage
      title="What do you teach?"
      lead="Your first class starts from these."
      problem={problem}
      onSubmit={on.submit}
      back={
        <Button variant="quiet" icon={ArrowLeft} href={stepPaths.school}>
          Back
        </Button>
      }
      actions={
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          Next, your first class
        </Button>
      }
    >
      <Field label="Grades" group error={errors.grades}>
        <GradePicker values={form.grades} onChange={on.grades} />
      </Field>
      <div className={styles.subjects}>
        <Field label="Subjects" group error={errors.subjects}>
          <Chips
            options={teaching.knownSubjects.map((subject) => ({ value: subject, label: subject }))}
            values={form.subjects}
            onChange={on.known}
          />
        </Field>
        <TagsInput
          label="Other subjects"
          placeholder="Another subject, then Enter"
          maxLength={60}
          values={others}
          onChange={on.others}
        />
      </div>
      <Field
        label="Standards"
        optional
        help="Only published standards appear here, so a code in your plans is always a real one."
      >
        <MultiCombobox
          options={frameworks}
          values={form.standards}
          onChange={(values) =>
            on.standards(frameworks.map(({ value }) => value).filter((value) => values.includes(value)))
          }
          placeholder="Add a set"
        />
      </Field>
    </StepPage>
  );
}
