import { useUnit } from 'effector-react';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { $isCreating } from '../model/assignments';
import { $quizChoices, quizChosen } from '../model/quizzes';

/** Chooses a document whose questions students answer in the browser. */
export function QuizChoice() {
  const { choices, isCreating, choose } = useUnit({
    choices: $quizChoices,
    isCreating: $isCreating,
    choose: quizChosen,
  });
  if (choices === null) return <Skeleton lines={2} label="Loading your documents" />;
  if (choices.length === 0) {
    return (
      <Text tone="muted">
        You have no document with questions yet. Create one with a template such as Exams and quizzes.
      </Text>
    );
  }
  return (
    <Field
      label="Questions from"
      help="It becomes a draft of an assignment, which students take here once you assign it."
    >
      <Select
        value=""
        placeholder="Choose a document"
        disabled={isCreating}
        options={choices.map(({ id, title, questions, points }) => ({
          value: id,
          label: `${title} (${questions} questions, ${points} points)`,
        }))}
        onChange={choose}
      />
    </Field>
  );
}
