import { answersShown, kindNames } from '@/entities/assignment';
import type { AssignmentKind, AssignmentOptions, Quiz, QuizAnswersShown } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { form } from '../model/editor';

const kinds: readonly AssignmentKind[] = ['text', 'file', 'link'];
const shown: readonly QuizAnswersShown[] = ['never', 'returned', 'due'];

/** `quiz` is what was copied before; null for a new quiz. */
export type HandInFieldsProps = { options: AssignmentOptions; quiz: Quiz | null };

/** How students hand in: as work, or by answering questions in the browser. */
export function HandInFields({ options, quiz }: HandInFieldsProps) {
  const { values, errors, change } = useForm(form);
  return (
    <Stack gap={4}>
      <RadioGroup
        label="Students hand in"
        value={values.isQuiz ? 'quiz' : 'work'}
        onChange={(how) => change({ isQuiz: how === 'quiz' })}
        disabled={quiz !== null && quiz.begun_at !== null}
        options={[
          { value: 'work', label: 'Work', description: 'Text, files or a link.' },
          { value: 'quiz', label: 'A quiz', description: 'They answer the questions of a document here.' },
        ]}
      />
      {values.isQuiz ? (
        <QuizFields options={options} quiz={quiz} />
      ) : (
        <Field label="As" error={errors.kinds} group>
          <Cluster gap={4}>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                checked={values.kinds.includes(kind)}
                onChange={(checked) =>
                  change({
                    kinds: kinds.filter((other) => (other === kind ? checked : values.kinds.includes(other))),
                  })
                }
              >
                {kindNames[kind]}
              </Checkbox>
            ))}
          </Cluster>
        </Field>
      )}
    </Stack>
  );
}

function QuizFields({ options, quiz }: HandInFieldsProps) {
  const { values, errors, field, change } = useForm(form);
  const { documentId } = values;
  const choices = options.quizzes.map(({ id, title, questions, points }) => ({
    value: id,
    label: `${title} (${questions} questions, ${points} points)`,
  }));
  // The document may be that of another teacher, or old.
  const isListed = documentId === '' || choices.some(({ value }) => value === documentId);
  const listed = isListed || !quiz ? choices : [{ value: documentId, label: quiz.title }, ...choices];
  const hasBegun = quiz !== null && quiz.begun_at !== null;
  return (
    <>
      {choices.length === 0 && quiz === null ? (
        <Text tone="muted">
          You have no document with questions yet. Create one with a template such as Exams and quizzes.
        </Text>
      ) : (
        <Field
          label="Questions from"
          help={
            hasBegun
              ? 'A student has begun, so the questions stay as they are.'
              : 'They are copied when you publish. Later changes of the document don’t change the quiz.'
          }
          error={errors.documentId}
          required
        >
          <Select
            {...field('documentId')}
            placeholder="Choose a document"
            disabled={hasBegun}
            options={listed}
          />
        </Field>
      )}
      <Field
        label="Time limit"
        help="Leave empty for none. You can give a student extra time below."
        optional
      >
        <NumberInput {...field('minutes')} min={1} max={600} unit="min" />
      </Field>
      <Switch
        checked={values.shuffle}
        onChange={(shuffle) => change({ shuffle })}
        description="Each student sees questions and options in another order."
      >
        Shuffle
      </Switch>
      <RadioGroup
        label="Students see the right answers"
        value={values.showAnswers}
        onChange={(showAnswers) => change({ showAnswers })}
        options={shown.map((value) => ({ value, label: answersShown[value] }))}
      />
    </>
  );
}
