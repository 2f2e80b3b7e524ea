import type { Feedback, StudentAssignment } from '@/shared/api/submissions';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { RubricTable } from './rubric-table';

type GivenMarkProps = {
  feedback: Pick<Feedback, 'score' | 'points' | 'deduction' | 'comment' | 'scores'>;
  assignment: Pick<StudentAssignment, 'points' | 'rubric'>;
};

/** The score of returned work, with the teacher's comment and the levels of the rubric. */
export function GivenMark({ feedback, assignment }: GivenMarkProps) {
  return (
    <Stack gap={3}>
      <Text size="2xl" voice="figure" tone="pen">
        {feedback.score} of {assignment.points}
      </Text>
      {feedback.deduction > 0 ? (
        <Text size="sm" tone="muted">
          {feedback.points} points, less {feedback.deduction} for being late.
        </Text>
      ) : null}
      {feedback.comment ? (
        <Text size="lg" voice="teacher" tone="pen">
          {feedback.comment}
        </Text>
      ) : null}
      {assignment.rubric ? <RubricTable rubric={assignment.rubric} scores={feedback.scores} /> : null}
    </Stack>
  );
}
