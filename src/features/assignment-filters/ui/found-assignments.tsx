import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { AssignmentTable } from '@/entities/assignment';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import type { FilteredAssignments } from '../model/filtered-assignments';

type Props = {
  of: FilteredAssignments;
  /** The button of a new assignment, where there is none yet. */
  add: ReactNode;
};

/** The assignments that match the filters, the newest first. */
export function FoundAssignments({ of, add }: Props) {
  const { assignments, isFiltered, offered, clear, retry, more } = useUnit({
    assignments: of.list.$list,
    isFiltered: of.$isFiltered,
    offered: of.$offered,
    clear: of.cleared,
    retry: of.list.refreshed,
    more: of.list.moreRequested,
  });
  if (assignments.state === 'failed') {
    return (
      <ErrorState title="The assignments couldn’t be loaded" onRetry={() => retry()}>
        {assignments.problem.message}
      </ErrorState>
    );
  }
  if (assignments.state === 'loading') return <Skeleton lines={6} label="Loading the assignments" />;
  if (assignments.state === 'ready') {
    return <AssignmentTable assignments={assignments} namesClass={!of.inClass} onMore={() => more()} />;
  }
  // Until the list without filters has arrived, the class has its assignments all the same.
  return isFiltered || offered.classes.length > 0 ? (
    <EmptyState
      title="No assignment matches"
      action={
        <Button variant="soft" onClick={() => clear()}>
          Show all
        </Button>
      }
    >
      Try another filter.
    </EmptyState>
  ) : (
    <EmptyState title="No assignments yet" action={add}>
      Students see an assignment once you assign it.
    </EmptyState>
  );
}
