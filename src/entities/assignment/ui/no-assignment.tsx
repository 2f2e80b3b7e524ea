import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** The page of an assignment, or of work on it, that the user cannot open. */
export function NoAssignment({ of }: { of: 'teacher' | 'student' }) {
  return (
    <EmptyState
      level={1}
      title="No assignment here"
      action={
        <Button href={of === 'teacher' ? '/teacher/assignments' : '/students/assignments'}>
          All assignments
        </Button>
      }
    >
      {of === 'teacher'
        ? 'It was deleted, or you don’t teach its class.'
        : 'It was deleted, or it isn’t set for you.'}
    </EmptyState>
  );
}
