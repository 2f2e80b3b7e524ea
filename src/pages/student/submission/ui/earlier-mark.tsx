import { GivenMark } from '@/entities/assignment';
import type { Feedback, StudentAssignment } from '@/shared/api/submissions';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type EarlierMarkProps = { attempt: number; feedback: Feedback; assignment: StudentAssignment };

/** What the teacher said about an earlier attempt, for the student who revises it. */
export function EarlierMark({ attempt, feedback, assignment }: EarlierMarkProps) {
  return (
    <PageSection title={`How attempt ${attempt} was marked`}>
      <Stack gap={5}>
        <GivenMark feedback={feedback} assignment={assignment} />
        {feedback.notes.map(({ id, quote, comment }) => (
          <Stack key={id} gap={1}>
            <Text size="sm" tone="muted">
              “{quote}”
            </Text>
            <Text voice="teacher" tone="pen">
              {comment}
            </Text>
          </Stack>
        ))}
      </Stack>
    </PageSection>
  );
}
