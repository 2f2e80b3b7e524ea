import { useUnit } from 'effector-react';
import { ReturnedWork, WorkList } from '@/entities/assignment';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { byUrgency, type Urgency } from '../model/by-urgency';
import { $assignments, retryRequested } from '../model/student-assignments';

const TITLES: Readonly<Record<Urgency, string>> = {
  overdue: 'Overdue',
  due: 'Due',
  paper: 'On paper',
  returned: 'Returned',
  done: 'Done',
};

/** A student's work in all classes, the most urgent first. */
export function StudentAssignmentsPage() {
  const { shown, retry } = useUnit({ shown: $assignments, retry: retryRequested });
  return (
    <Stack gap={8}>
      <PageHeader title="Assignments" lead={shown.state === 'ready' ? leadOf(shown.items) : null} />
      {shown.state === 'loading' ? <Skeleton lines={6} label="Loading your assignments" /> : null}
      {shown.state === 'failed' ? (
        <ErrorState title="Your assignments couldn’t be loaded" onRetry={() => retry()}>
          {shown.problem.message}
        </ErrorState>
      ) : null}
      {shown.state === 'ready' && shown.items.length === 0 ? (
        <EmptyState title="No work yet">Work your teachers assign will appear here.</EmptyState>
      ) : null}
      {shown.state === 'ready'
        ? byUrgency(shown.items).map(({ urgency, entries }) => (
            <PageSection key={urgency} title={TITLES[urgency]}>
              {urgency === 'returned' ? (
                <ReturnedWork entries={entries} namesClass />
              ) : (
                <WorkList label="Work" entries={entries} namesClass />
              )}
            </PageSection>
          ))
        : null}
    </Stack>
  );
}

function leadOf(items: readonly StudentAssignmentEntry[]): string {
  const due = items.filter(({ status }) => status === 'to_do' || status === 'missing').length;
  return due === 0 ? 'Nothing is due.' : `${due} to do.`;
}
