import { useUnit } from 'effector-react';
import { aiPolicies, NoAssignment } from '@/entities/assignment';
import { isMissing } from '@/shared/api';
import type { AiPolicy, Assignment, AssignmentOptions } from '@/shared/api/assignments';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import { $cancelPath, $editor, $zone, form, retryRequested } from '../model/editor';
import { DayTimeField } from './day-time-field';
import { FilesField } from './files-field';
import { HandInFields } from './hand-in-fields';
import { ExceptionsField, StudentsField } from './people-fields';
import { RubricEditor } from './rubric-editor';
import * as styles from './assignment-editor-page.css';

const policies: readonly AiPolicy[] = ['none', 'hints', 'open'];

/** The form of an assignment. */
export function AssignmentEditorPage() {
  const { editor, retry } = useUnit({ editor: $editor, retry: retryRequested });
  if (editor.state === 'failed') {
    if (isMissing(editor.problem)) return <NoAssignment of="teacher" />;
    return (
      <ErrorState size="page" title="The assignment couldn’t be loaded" onRetry={() => retry()}>
        {editor.problem.message}
      </ErrorState>
    );
  }
  if (editor.state === 'loading') return <Skeleton lines={10} label="Loading the assignment" />;
  if (editor.options.classes.length === 0) {
    return (
      <EmptyState
        level={1}
        title="No class yet"
        action={<Button href="/teacher/classes">Your classes</Button>}
      >
        An assignment needs a class. Create one first.
      </EmptyState>
    );
  }
  return (
    <Stack gap={8}>
      <PageHeader title={editor.saved ? `Edit ${editor.saved.content.title}` : 'New assignment'} />
      <FormElement form={form} className={styles.form}>
        <Stack gap={8}>
          <What options={editor.options} saved={editor.saved} />
          <When />
          <Marking options={editor.options} />
          <Who options={editor.options} />
          <Publish />
        </Stack>
      </FormElement>
    </Stack>
  );
}

function What({ options, saved }: { options: AssignmentOptions; saved: Assignment | null }) {
  const { values, errors, field, change } = useForm(form);
  return (
    <PageSection title="Task">
      <Stack gap={4}>
        <Field label="Class" error={errors.classId} required>
          <Select
            {...field('classId')}
            placeholder="Choose a class"
            disabled={saved !== null}
            options={options.classes.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
        <Field label="Title" error={errors.title} required>
          <TextInput {...field('title')} maxLength={200} />
        </Field>
        <Field label="Instructions" help="What students read." optional>
          <Textarea {...field('instructions')} rows={5} maxLength={20_000} />
        </Field>
        <FilesField />
        <Field label="Category" optional>
          <TextInput {...field('category')} maxLength={60} />
        </Field>
        <HandInFields options={options} quiz={saved?.quiz ?? null} />
        <Field label="AI on this piece of work" help="Students see this." group>
          <RadioGroup
            value={values.aiPolicy}
            onChange={(aiPolicy) => change({ aiPolicy })}
            options={policies.map((value) => ({ value, ...aiPolicies[value] }))}
          />
        </Field>
      </Stack>
    </PageSection>
  );
}

function When() {
  const { values, errors, field, change } = useForm(form);
  const zone = useUnit($zone);
  return (
    <PageSection title="Dates and rules">
      <Stack gap={4}>
        <DayTimeField
          label="Due"
          help={`Times are in ${zone.replaceAll('_', ' ')}.`}
          error={errors.due}
          {...field('due')}
        />
        <DayTimeField
          label="Cut-off"
          help="Work is accepted late until then. Leave it empty to accept work at any time."
          error={errors.cutOff}
          {...field('cutOff')}
        />
        <Field label="Attempts" help="Leave empty for any number." optional>
          <NumberInput {...field('attempts')} min={1} max={20} />
        </Field>
        <Switch checked={values.isLatePenalised} onChange={(isLatePenalised) => change({ isLatePenalised })}>
          Late work loses points
        </Switch>
        {values.isLatePenalised ? (
          <Cluster gap={4} align="end">
            <Field label="Points lost if late (%)">
              <NumberInput {...field('latePercent')} min={0} max={100} unit="%" />
            </Field>
            <Field label="For each">
              <Select
                {...field('lateEvery')}
                onChange={(value) => change({ lateEvery: value === 'hour' ? 'hour' : 'day' })}
                options={[
                  { value: 'day', label: 'Day' },
                  { value: 'hour', label: 'Hour' },
                ]}
              />
            </Field>
            <Field label="Never below">
              <NumberInput {...field('lateLowest')} min={0} max={100} unit="%" />
            </Field>
          </Cluster>
        ) : null}
        <Switch
          checked={values.isMissingPenalised}
          onChange={(isMissingPenalised) => change({ isMissingPenalised })}
          description="Otherwise it has no score."
        >
          Missing work gets a score
        </Switch>
        {values.isMissingPenalised ? (
          <Field label="Points lost (%)">
            <NumberInput {...field('missingPercent')} min={0} max={100} unit="%" />
          </Field>
        ) : null}
      </Stack>
    </PageSection>
  );
}

function Marking({ options }: { options: AssignmentOptions }) {
  const { values, errors, field, change } = useForm(form);
  return (
    <PageSection title="Marking">
      <Stack gap={4}>
        {values.rubric === null && !values.isQuiz ? (
          <Field label="Points" error={errors.points} required>
            <NumberInput {...field('points')} min={0} max={1000} />
          </Field>
        ) : null}
        {values.isQuiz ? (
          <Text tone="muted">Each question has the points that it has in the document.</Text>
        ) : (
          <RubricEditor
            rubric={values.rubric}
            choices={options.rubrics}
            error={errors.rubric}
            onChange={(rubric) => change({ rubric })}
          />
        )}
        <Switch
          checked={values.hideNames}
          onChange={(hideNames) => change({ hideNames })}
          description="Teachers see numbers until the work is returned."
        >
          Hide names while marking
        </Switch>
      </Stack>
    </PageSection>
  );
}

function Who({ options }: { options: AssignmentOptions }) {
  const { values } = useForm(form);
  const chosen = options.classes.find(({ id }) => id === values.classId);
  if (!chosen || chosen.students.length === 0) return null;
  return (
    <PageSection title="Students">
      <Stack gap={6}>
        <StudentsField students={chosen.students} groups={chosen.groups} />
        <ExceptionsField students={chosen.students} groups={chosen.groups} />
      </Stack>
    </PageSection>
  );
}

const SAVE = { now: 'Assign', later: 'Schedule', draft: 'Save draft' } as const;

function Publish() {
  const cancelPath = useUnit($cancelPath);
  const { values, errors, pending, field, change } = useForm(form);
  return (
    <PageSection title="Publish">
      <Stack gap={4}>
        <RadioGroup
          label="When students see it"
          value={values.publish}
          onChange={(publish) => change({ publish })}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a chosen time' },
            { value: 'draft', label: 'Keep as a draft' },
          ]}
        />
        {values.publish === 'later' ? (
          <DayTimeField label="Students see it from" error={errors.publishAt} {...field('publishAt')} />
        ) : null}
        {errors.form ? (
          <Banner tone="danger" urgent>
            {errors.form}
          </Banner>
        ) : null}
        <Cluster>
          <Button type="submit" variant="primary" pending={pending}>
            {SAVE[values.publish]}
          </Button>
          <Button href={cancelPath}>Cancel</Button>
        </Cluster>
      </Stack>
    </PageSection>
  );
}
