import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { AssignmentTable, detailsPath, dueWords, editorPath } from '@/entities/assignment';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $isFiltered, $queue, filterChanged, list } from '../model/assignments';
import { noFilter } from '../model/filter';
import { Filters } from './filters';

const newButton = (
  <Button variant="primary" icon={Plus} href={editorPath('new')}>
    New assignment
  </Button>
);

/** The assignments of all classes, and what is to be marked, the earliest due first. */
export function AssignmentsPage() {
  const queue = useUnit($queue);
  const toMark = queue.reduce((sum, { to_mark }) => sum + to_mark, 0);
  return (
    <Stack gap={8}>
      <PageHeader
        title="Assignments"
        lead={toMark === 0 ? 'Nothing to mark.' : `${toMark} to mark.`}
        actions={newButton}
      />
      {queue.length > 0 ? (
        <PageSection title="To mark">
          <PileList
            label="Work to mark"
            piles={queue.map((entry) => ({
              id: entry.id,
              title: entry.title,
              group: `${entry.class.title} · ${dueWords(entry)}`,
              href: detailsPath(entry.id),
              graded: entry.handed_in - entry.to_mark,
              total: entry.handed_in,
            }))}
          />
        </PageSection>
      ) : null}
      <AllAssignments />
    </Stack>
  );
}

function AllAssignments() {
  const { assignments, isFiltered, change, retry, more } = useUnit({
    assignments: list.$list,
    isFiltered: $isFiltered,
    change: filterChanged,
    retry: list.refreshed,
    more: list.moreRequested,
  });
  if (assignments.state === 'failed') {
    return (
      <ErrorState title="Your assignments couldn’t be loaded" onRetry={() => retry()}>
        {assignments.problem.message}
      </ErrorState>
    );
  }
  if (assignments.state === 'loading') return <Skeleton lines={6} label="Loading your assignments" />;
  if (assignments.state === 'empty' && !isFiltered) {
    return (
      <EmptyState title="No assignments yet" action={newButton}>
        Students see an assignment once you assign it.
      </EmptyState>
    );
  }
  return (
    <PageSection title="All assignments">
      <Stack gap={4}>
        <Filters />
        {assignments.state === 'empty' ? (
          <EmptyState
            title="No assignment matches"
            action={
              <Button variant="soft" onClick={() => change(noFilter)}>
                Show all
              </Button>
            }
          >
            Try another filter.
          </EmptyState>
        ) : (
          <AssignmentTable assignments={assignments} namesClass onMore={() => more()} />
        )}
      </Stack>
    </PageSection>
  );
}
