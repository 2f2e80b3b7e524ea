import { useUnit } from 'effector-react';
import { kindNames } from '@/entities/assignment';
import type { AssignmentKind, AssignmentOptions, Quiz } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $editor } from '../model/editor';
import { attemptsOf, blankValues, isOnPaper } from '../model/editor-values';
import { form } from '../model/form';

const kinds: readonly AssignmentKind[] = ['text', 'file', 'link'];

const hows = [
  { value: 'work', label: 'Hand in work' },
  { value: 'quiz', label: 'Take a quiz in the browser' },
  { value: 'paper', label: 'Work on paper' },
] as const;

/** `quiz` is what was copied before; null for a new quiz. */
type HandInFieldsProps = { options: AssignmentOptions; quiz: Quiz | null };

/** How students hand in: as work, or by answering questions in the browser. */
export function HandInFields({ options, quiz }: HandInFieldsProps) {
  const { values, errors, change } = useForm(form);
  const onPaper = isOnPaper(values);
  return (
    <Stack gap={4}>
      <Field label="What do students do?" group>
        <RadioGroup
          direction="row"
          value={values.isQuiz ? 'quiz' : onPaper ? 'paper' : 'work'}
          onChange={(how) =>
            change({
              isQuiz: how === 'quiz',
              attempts: attemptsOf(how === 'quiz'),
              kinds: how === 'paper' ? ['paper'] : onPaper ? blankValues.kinds : values.kinds,
            })
          }
          disabled={quiz !== null && quiz.begun_at !== null}
          options={hows}
        />
      </Field>
      {values.isQuiz ? (
        <>
          <QuestionsField options={options} quiz={quiz} />
          <SourceField options={options} quiz={quiz} />
        </>
      ) : onPaper ? (
        <Text tone="muted">
          Nothing is handed in here, and nothing counts as missing by itself. You enter the scores.
        </Text>
      ) : (
        <Field label="What can they hand in?" error={errors.kinds} group>
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

function QuestionsField({ options, quiz }: HandInFieldsProps) {
  const { values, errors, field } = useForm(form);
  const { documentId } = values;
  const choices = options.quizzes.map(({ id, title, questions, points }) => ({
    value: id,
    label: `${title} (${questions} questions, ${points} points)`,
  }));
  // The document may be that of another teacher, or old.
  const isListed = documentId === '' || choices.some(({ value }) => value === documentId);
  const listed = isListed || !quiz ? choices : [{ value: documentId, label: quiz.title }, ...choices];
  const hasBegun = quiz !== null && quiz.begun_at !== null;
  if (choices.length === 0 && quiz === null) {
    return (
      <Text tone="muted">
        You have no document with questions yet. Create one with a template such as Exams and quizzes.
      </Text>
    );
  }
  return (
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
      <Select {...field('documentId')} placeholder="Choose a document" disabled={hasBegun} options={listed} />
    </Field>
  );
}

/** Whether students get the text that the questions are about, if there is one. */
function SourceField({ options, quiz }: HandInFieldsProps) {
  const { values, change } = useForm(form);
  const editor = useUnit($editor);
  const copied = editor.state === 'ready' ? editor.saved?.content.quiz?.document_id : undefined;
  const { documentId } = values;
  const listed = options.quizzes.find(({ id }) => id === documentId);
  // What is not listed is what was copied.
  const isCopied = listed === undefined || documentId === copied;
  const hasSource = isCopied && quiz !== null ? quiz.source !== '' : listed?.has_source;
  if (documentId === '' || !hasSource) return null;
  return (
    <Checkbox
      checked={values.giveSource}
      onChange={(giveSource) => change({ giveSource })}
      description="It is shown above the questions. Leave it out if you give it on paper."
    >
      Students get the text that the questions are about
    </Checkbox>
  );
}
