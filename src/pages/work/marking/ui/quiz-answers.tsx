import { useUnit } from 'effector-react';
import type { AnsweredQuestion, Submission } from '@/shared/api/marking';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { FormattedText } from '@/shared/ui/markdown-view';
import { NumberInput } from '@/shared/ui/number-input';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $content, pointsTyped } from '../model/marking';
import { exactnessFault, scoreOf } from '../model/marking-state';

type QuizAnswersProps = { submission: Submission; questions: readonly AnsweredQuestion[] };

/** The answers of a student, each beside the key and with its points. */
export function QuizAnswers({ submission: { mark }, questions }: QuizAnswersProps) {
  const { content, type } = useUnit({ content: $content, type: pointsTyped });
  return (
    <Stack gap={4}>
      {questions.map((question, index) => {
        const { id, points, suggested } = question;
        const given = content && scoreOf(content, id);
        return (
          <Card key={id} as="section" padding="sm" label={`Question ${index + 1}`}>
            <Stack gap={3}>
              <Text weight="semi">
                {index + 1}. <FormattedText text={question.stem} inline />
              </Text>
              <Lines label="Answer" lines={question.given} empty="No answer." />
              <Lines label="Key" lines={question.key} empty="The document has no key." />
              {question.misconception && given !== null && given < points ? (
                <Text size="sm" tone="muted">
                  Misconception: <FormattedText text={question.misconception} inline />
                </Text>
              ) : null}
              <div data-score-of={id}>
                <Field
                  label={`Points for question ${index + 1}, out of ${points}`}
                  error={exactnessFault(given)}
                  help={suggested === null ? 'The key can’t decide this one.' : `By the key: ${suggested}.`}
                >
                  <NumberInput
                    value={given}
                    min={0}
                    max={points}
                    step={0.5}
                    disabled={mark.returned_at !== null}
                    onChange={(typed) => type({ questionId: id, points: typed })}
                  />
                </Field>
              </div>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}

function Lines({ label, lines, empty }: { label: string; lines: readonly string[]; empty: string }) {
  return (
    <div>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      {lines.length === 0 ? <Text>{empty}</Text> : null}
      {lines.map((line, index) => (
        <Text key={index} as="div">
          <FormattedText text={line} />
        </Text>
      ))}
    </div>
  );
}
