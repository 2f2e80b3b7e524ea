import { useUnit } from 'effector-react';
import { SourceText } from '@/entities/assignment';
import type { Quiz } from '@/shared/api/assignments';
import type { QuizSummary } from '@/shared/api/marking';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { FormattedText } from '@/shared/ui/markdown-view';
import { PageSection } from '@/shared/ui/page-section';
import { QuestionsBlock } from '@/shared/ui/questions-block';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { summary } from '../model/assignment';

type QuizQuestionsProps = { quiz: Quiz; zone: string; isSourceGiven: boolean };

/** The questions of a quiz with the key, and their source. */
export function QuizQuestions({ quiz, zone, isSourceGiven }: QuizQuestionsProps) {
  return (
    <PageSection title="Questions">
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          Copied from “{quiz.title}” on {dayAndTimeIn(quiz.copied_at, zone)}. Later changes of that document
          don’t change this quiz.
        </Text>
        {quiz.source === '' ? null : (
          <PageSection
            title={isSourceGiven ? 'Source, which students get' : 'Source, which students don’t get'}
            level={3}
          >
            <SourceText text={quiz.source} />
          </PageSection>
        )}
        <QuestionsBlock questions={quiz.questions} copy="teacher" />
      </Stack>
    </PageSection>
  );
}

type Row = QuizSummary['questions'][number] & { number: number };

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'question',
    label: 'Question',
    phone: 'main',
    cell: ({ number, stem }) => (
      <span dir="auto">
        {number}. <FormattedText text={stem} inline />
      </span>
    ),
  },
  {
    key: 'right',
    label: 'Right',
    cell: ({ right, judged }) =>
      judged === 0 ? 'Not marked' : `${Math.round((right / judged) * 100)}% (${right} of ${judged})`,
  },
  {
    key: 'wrong',
    label: 'Most chosen wrong answer',
    cell: ({ wrong, misconception }) =>
      wrong === null ? (
        'None'
      ) : (
        <Stack gap={1}>
          <span dir="auto">
            <FormattedText text={wrong.text} inline /> ({wrong.count})
          </span>
          {misconception ? (
            <Text size="sm" tone="muted">
              {misconception}
            </Text>
          ) : null}
        </Stack>
      ),
  },
];

/** How the class answered each question, once a student has handed in. */
export function ClassAnswers() {
  const data = useUnit(summary.$data);
  if (data === null || data.handed_in === 0) return null;
  const rows = data.questions.map((question, index) => ({ ...question, number: index + 1 }));
  return (
    <PageSection title="How the class answered">
      <Table label="Answers by question" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </PageSection>
  );
}
