import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { stepPaths } from '@/entities/onboarding';
import { StandardsFramework } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { MultiCombobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { AtStep, StepPage } from '@/widgets/endpapers';
import * as teaching from '../model/teaching-form';
import { GradePicker } from './grade-picker';
import * as styles from './teaching-step-page.css';

const frameworks = [
  { value: StandardsFramework['CCSS-ELA'], label: 'CCSS, English language arts' },
  { value: StandardsFramework['CCSS-Math'], label: 'CCSS, mathematics' },
  { value: StandardsFramework.NGSS, label: 'NGSS, science' },
];

/** The second step: grades, subjects and standards. */
export function TeachingStepPage() {
  return (
    <AtStep step="teaching">
      <TeachingStep />
    </AtStep>
  );
}

function TeachingStep() {
  const { form, subjects, other, errors, problem, pending } = useUnit({
    form: teaching.$form,
    subjects: teaching.$subjects,
    other: teaching.$other,
    errors: teaching.$errors,
    problem: teaching.$problem,
    pending: teaching.$pending,
  });
  const on = useUnit({
    grades: teaching.gradesChanged,
    subjects: teaching.subjectsChanged,
    write: teaching.otherWritten,
    add: teaching.otherAdded,
    standards: teaching.standardsChanged,
    submit: teaching.submitted,
  });
  return (
    <StepPage
      title="What do you teach?"
      lead="We use these for your first class."
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
            options={subjects.map((subject) => ({ value: subject, label: subject }))}
            values={form.subjects}
            onChange={on.subjects}
          />
        </Field>
        <div className={styles.another}>
          <TextInput
            label="Another subject"
            placeholder="Another subject"
            maxLength={60}
            value={other}
            onChange={on.write}
          />
          <Button onClick={() => on.add()} disabled={other.trim() === ''}>
            Add
          </Button>
        </div>
      </div>
      <Field label="Standards" optional help="Your documents cite only published standards from these sets.">
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
