import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { AssignmentTable, newInClassPath } from '@/entities/assignment';
import type { ClassEntry } from '@/shared/api/classes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { classAssignments } from '../model/class-assignments';

/** The assignments of a class, the newest first. */
export function AssignmentsTab({ entry }: { entry: ClassEntry }) {
  const { assignments, retry, more } = useUnit({
    assignments: classAssignments.$list,
    retry: classAssignments.refreshed,
    more: classAssignments.moreRequested,
  });
  const add =
    entry.archived_at === null ? (
      <Button variant="primary" icon={Plus} href={newInClassPath(entry.id)}>
        New assignment
      </Button>
    ) : null;
  if (assignments.state === 'failed') {
    return (
      <ErrorState title="The assignments couldn’t be loaded" onRetry={() => retry()}>
        {assignments.problem.message}
      </ErrorState>
    );
  }
  if (assignments.state === 'loading') return <Skeleton lines={6} label="Loading the assignments" />;
  if (assignments.state === 'empty') {
    return (
      <EmptyState title="No assignments yet" action={add}>
        Students see an assignment once you assign it.
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <div>{add}</div>
      <AssignmentTable assignments={assignments} onMore={() => more()} />
    </Stack>
  );
}
