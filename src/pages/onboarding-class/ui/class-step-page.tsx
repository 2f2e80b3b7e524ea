import { useUnit } from 'effector-react';
import { ArrowLeft } from 'lucide-react';
import { ClassBook, grades, ordinalOf } from '@/entities/class';
import { stepPaths } from '@/entities/onboarding';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { TextInput } from '@/shared/ui/text-input';
import { AtStep, StepPage } from '@/widgets/endpapers';
import * as first from '../model/class-form';
import { CoverPicker } from './cover-picker';
import { MadeClass } from './made-class';
import { StudentsField } from './students-field';
import * as styles from './class-step-page.css';

/** The third step: an optional first class, with a code and an optional list of students. */
export function ClassStepPage() {
  const made = useUnit(first.$made);
  return <AtStep step="class">{made ? <MadeClass made={made} /> : <ClassStep />}</AtStep>;
}

function ClassStep() {
  const { form, errors, problem, pending } = useUnit({
    form: first.$form,
    errors: first.$errors,
    problem: first.$problem,
    pending: first.$pending,
  });
  const on = useUnit({ change: first.formChanged, submit: first.submitted, skip: first.skipped });
  return (
    <StepPage
      title="Start your first class"
      lead="Students join with a code. You don’t need their email addresses."
      problem={problem}
      onSubmit={on.submit}
      back={
        <Button variant="quiet" icon={ArrowLeft} href={stepPaths.teaching}>
          Back
        </Button>
      }
      actions={
        <>
          <Button onClick={() => on.skip()} disabled={pending}>
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
              <TextInput
                name="subject"
                maxLength={60}
                value={form.subject}
                onChange={(subject) => on.change({ subject })}
              />
            </Field>
            <Field label="Class" required error={errors.name}>
              <TextInput
                name="class"
                maxLength={40}
                placeholder="7B"
                value={form.name}
                onChange={(name) => on.change({ name })}
              />
            </Field>
          </div>
          <Field label="Grade">
            <Select
              name="grade"
              options={grades.map((grade) => ({ value: String(grade), label: ordinalOf(grade) }))}
              value={String(form.grade)}
              onChange={(grade) => on.change({ grade: Number(grade) })}
            />
          </Field>
          <CoverPicker value={form.cover} onChange={(cover) => on.change({ cover })} />
          <StudentsField error={errors.roster} />
        </div>
        <div className={styles.preview}>
          <ClassBook
            size="tall"
            cover={form.cover}
            subject={form.subject || 'Subject'}
            name={form.name || 'Class'}
            students={0}
          />
        </div>
      </div>
    </StepPage>
  );
}
