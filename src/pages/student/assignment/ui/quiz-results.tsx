import type { ResultQuestion } from '@/shared/api/submissions';
import { Card } from '@/shared/ui/card';
import { FormattedText } from '@/shared/ui/markdown-view';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

/** The results of a quiz, question by question, as far as the teacher shows them. */
export function QuizResults({ results }: { results: readonly ResultQuestion[] }) {
  return (
    <Stack gap={4}>
      {results.map((question, index) => (
        <Card key={question.id} as="section" padding="sm" label={`Question ${index + 1}`}>
          <Stack gap={2}>
            <Text weight="semi">
              {index + 1}. <FormattedText text={question.stem} inline />
            </Text>
            {question.score === null ? null : (
              <Text size="sm" tone="pen">
                {question.score} of {question.points}
              </Text>
            )}
            <Lines
              label="Your answer"
              lines={question.given.length === 0 ? ['No answer.'] : question.given}
            />
            {question.key === null ? null : <Lines label="Right answer" lines={question.key} />}
            {question.explanation ? <Lines label="Why" lines={[question.explanation]} /> : null}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      {lines.map((line, index) => (
        <Text key={index} as="div">
          <FormattedText text={line} />
        </Text>
      ))}
    </div>
  );
}
