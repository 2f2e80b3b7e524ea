import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide';
import { stepPaths } from '@/entities/onboarding';
import { StandardsFramework } from '@/shared/api';
import { useForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Chips } from '@/shared/ui/chips';
import { DeferredMultiCombobox } from '@/shared/ui/combobox';
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
  const { values, errors, pending } = useForm(teaching.form);
  const [subjects, other] = useUnit([teaching.$subjects, teaching.$other]);
  const on = useUnit({
    grades: teaching.gradesChanged,
    subjects: teaching.subjectsChanged,
    type: teaching.otherTyped,
    add: teaching.otherAdded,
    standards: teaching.standardsChanged,
  });
  return (
    <StepPage
      form={{ name: teaching.form.name, submitted: teaching.submitted }}
      title="What do you teach?"
      lead="We use these for your first class."
      problem={errors.form ?? null}
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
        <GradePicker values={values.grades} onChange={on.grades} />
      </Field>
      <div className={styles.subjects}>
        <Field label="Subjects" group error={errors.subjects}>
          <Chips
            options={subjects.map((subject) => ({ value: subject, label: subject }))}
            values={values.subjects}
            onChange={on.subjects}
          />
        </Field>
        <div className={styles.another}>
          <TextInput
            label="Another subject"
            placeholder="Another subject"
            maxLength={60}
            value={other}
            onChange={on.type}
          />
          <Button onClick={() => on.add()} disabled={other.trim() === ''}>
            Add
          </Button>
        </div>
      </div>
      <Field label="Standards" optional help="Your documents cite only published standards from these sets.">
        <DeferredMultiCombobox
          options={frameworks}
          values={values.standards}
          onChange={(chosen) =>
            on.standards(frameworks.map(({ value }) => value).filter((value) => chosen.includes(value)))
          }
          placeholder="Add a set"
        />
      </Field>
    </StepPage>
  );
}
