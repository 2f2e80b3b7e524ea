import { CategoryChoice } from '@/entities/assignment';
import type { AssignmentOptions } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { form, hasOwnDates } from '../model/form';
import { DayTimeField } from './day-time-field';

/** The points, unless a rubric or the questions of a quiz have them. */
export function PointsField({ options }: { options: AssignmentOptions }) {
  const { values, errors, field } = useForm(form);
  if (values.isQuiz || values.rubric) {
    const points = options.quizzes.find(({ id }) => id === values.documentId)?.points;
    const ofQuestions = points === undefined ? 'From the questions' : `${points}, from the questions`;
    return (
      <Field label="Points" group>
        <Text>{values.isQuiz ? ofQuestions : 'From the rubric'}</Text>
      </Field>
    );
  }
  return (
    <Field label="Points" error={errors.points} required>
      <NumberInput {...field('points')} min={0} max={1000} />
    </Field>
  );
}

/** The categories of the chosen classes, or a new one. */
export function CategoryField({ options }: { options: AssignmentOptions }) {
  const { values, field } = useForm(form);
  const ofClasses = options.classes
    .filter(({ id }) => values.classIds.includes(id))
    .flatMap(({ categories }) => categories);
  const { value, onChange } = field('category');
  return <CategoryChoice known={[...new Set(ofClasses)]} value={value} onChange={onChange} />;
}

/** When students see it. */
export function PublishField() {
  const { values, errors, field, change } = useForm(form);
  return (
    <Stack gap={4}>
      <Field label="When do students see it?" group>
        <RadioGroup
          value={values.publish}
          onChange={(publish) => change({ publish })}
          options={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a chosen time' },
            { value: 'draft', label: 'Not yet: keep it as a draft' },
          ]}
        />
      </Field>
      {values.publish === 'later' && !hasOwnDates(values) ? (
        <DayTimeField label="Students see it from" error={errors.publishAt} {...field('publishAt')} />
      ) : null}
    </Stack>
  );
}
