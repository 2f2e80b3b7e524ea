import { PenLine } from 'lucide';
import {
  aiPolicies,
  answersShown,
  attemptWords,
  dueWords,
  GivenMark,
  Instructions,
  latePolicyWords,
  missingWords,
  NoAssignment,
  RubricTable,
  SourceText,
  statuses,
  TaskFiles,
  workPath,
} from '@/entities/assignment';
import type { StudentAssignment } from '@/shared/api/submissions';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Split } from '@/shared/ui/split';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { WorkComments } from '@/widgets/work-comments';
import * as model from '../model/student-assignment';
import { Attempt } from './attempt';
import * as styles from './student-assignment-page.css';

/** An assignment as a student has it: the task, what was handed in, and the feedback. */
export function StudentAssignmentPage() {
  return (
    <ResourcePage
      of={model.assignment}
      loading="Loading the assignment"
      failed="The assignment couldn’t be loaded"
      missing={<NoAssignment of="student" />}
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

function Ready({ data }: { data: StudentAssignment }) {
  return (
    <Stack gap={8}>
      <PageHeader
        title={data.title}
        beside={<Badge tone={statuses[data.status].tone}>{statuses[data.status].label}</Badge>}
        lead={`${data.class.title}, ${data.teacher.name}. ${dueWords(data)}.`}
        actions={data.can_hand_in ? <WorkButton data={data} /> : null}
      />
      <Split
        main={
          <Stack gap={8}>
            <MissingScore data={data} />
            <EnteredScore data={data} />
            <PageSection title="What to do">
              <div className={styles.instructions}>
                <Instructions text={data.instructions} />
              </div>
              <TaskFiles files={data.files} />
            </PageSection>
            {data.quiz?.source ? (
              <PageSection title="Source">
                <SourceText text={data.quiz.source} />
              </PageSection>
            ) : null}
            {data.submissions.map((submission) => (
              <Attempt key={submission.id} submission={submission} assignment={data} />
            ))}
            <PageSection title="Private comments">
              <WorkComments reader="student" />
            </PageSection>
          </Stack>
        }
        side={<Rules data={data} />}
      />
    </Stack>
  );
}

/** The score that missing work has until it is handed in. */
function MissingScore({ data }: { data: StudentAssignment }) {
  if (data.missing_score === null) return null;
  return (
    <Banner tone="warn" title={`${data.missing_score} of ${data.points} points for now`}>
      {data.can_hand_in
        ? 'You haven’t handed in. Work that you hand in gets its own mark.'
        : 'You haven’t handed in, and work is no longer accepted.'}
    </Banner>
  );
}

/** A score that the teacher entered without handed-in work, or instead of its mark. */
function EnteredScore({ data }: { data: StudentAssignment }) {
  if (data.entered === null) return null;
  const isMarked = data.submissions.some(({ feedback }) => feedback !== null);
  return (
    <PageSection title="Your score">
      <GivenMark
        feedback={{ ...data.entered, comment: '', scores: [] }}
        assignment={{ points: data.points, rubric: null }}
      />
      {isMarked ? (
        <Text size="sm" tone="muted">
          Your teacher entered this score. It counts instead of the mark below.
        </Text>
      ) : null}
    </PageSection>
  );
}

function WorkButton({ data }: { data: StudentAssignment }) {
  // Whoever has handed in need do nothing more, so the button no longer stands out.
  const isDone = data.submissions.length > 0 && !(data.quiz && data.quiz.attempt_id !== null);
  return (
    <Button variant={isDone ? 'second' : 'primary'} icon={PenLine} href={workPath(data.class.id, data.id)}>
      {labelOf(data)}
    </Button>
  );
}

function attemptsOf({ kinds, attempts }: StudentAssignment): string {
  if (kinds.includes('paper')) return 'You do this on paper. Nothing is handed in here.';
  return attempts === null ? 'You can hand in again.' : `You have ${attemptWords(attempts)}.`;
}

function labelOf({ quiz, draft, submissions }: StudentAssignment): string {
  if (quiz && quiz.attempt_id !== null) return 'Continue the quiz';
  if (quiz) return submissions.length > 0 ? 'Take the quiz again' : 'Start the quiz';
  if (submissions.length > 0) return 'Revise';
  return draft.saved_at !== null || draft.files.length > 0 ? 'Continue' : 'Start';
}

function Rules({ data }: { data: StudentAssignment }) {
  const policy = aiPolicies[data.ai_policy];
  return (
    <Stack gap={6}>
      <PageSection title="Rules">
        <Stack gap={2}>
          {data.cut_off_at ? (
            <Text size="sm">Nothing is accepted after {dayAndTimeIn(data.cut_off_at, data.time_zone)}.</Text>
          ) : null}
          {data.quiz ? (
            <Text size="sm">
              {data.quiz.questions} questions,{' '}
              {data.quiz.minutes === null ? 'no time limit' : `${data.quiz.minutes} minutes`}. Right answers
              are shown: {answersShown[data.quiz.show_answers].toLowerCase()}.
            </Text>
          ) : null}
          {data.late_policy === null ? null : <Text size="sm">{latePolicyWords(data.late_policy)}</Text>}
          {data.missing_percent === null ? null : <Text size="sm">{missingWords(data.missing_percent)}</Text>}
          <Text size="sm">{attemptsOf(data)}</Text>
          <Text size="sm">
            {policy.label}: {policy.description}
          </Text>
          {data.records_pasting ? (
            <Text size="sm">
              Longer passages that you paste into your text are recorded for your teacher.
            </Text>
          ) : null}
        </Stack>
      </PageSection>
      {data.rubric ? (
        <PageSection title={`Rubric, ${data.points} points`}>
          <RubricTable rubric={data.rubric} />
        </PageSection>
      ) : null}
    </Stack>
  );
}
