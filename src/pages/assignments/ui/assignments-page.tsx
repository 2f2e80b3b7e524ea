import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { detailsPath, dueWords, editorPath } from '@/entities/assignment';
import type { AssignmentEntry } from '@/shared/api/assignments';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { $queue, list } from '../model/assignments';

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
  const { assignments, retry, more } = useUnit({
    assignments: list.$list,
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
  if (assignments.state === 'empty') {
    return (
      <EmptyState title="No assignments yet" action={newButton}>
        Students see an assignment once you assign it.
      </EmptyState>
    );
  }
  return (
    <PageSection title="All assignments">
      <Table
        label="Assignments by date"
        columns={[titleColumn, dueColumn, workColumn]}
        rows={assignments.items}
        rowKey={({ id }) => id}
      />
      <LoadMore
        next={assignments.next.state}
        failure="More assignments couldn’t be loaded."
        end="All assignments are shown"
        onMore={() => more()}
      >
        Show older assignments
      </LoadMore>
    </PageSection>
  );
}

const titleColumn: TableColumn<AssignmentEntry> = {
  key: 'title',
  label: 'Assignment',
  phone: 'main',
  cell: ({ id, title, class: { title: classTitle } }) => (
    <div>
      <Link href={detailsPath(id)}>{title}</Link>
      <Text size="2xs" tone="muted">
        {classTitle}
      </Text>
    </div>
  ),
};

const dueColumn: TableColumn<AssignmentEntry> = {
  key: 'due',
  label: 'Due',
  phone: 'start',
  cell: (entry) => {
    if (entry.state === 'published') return dueWords(entry);
    return <Badge tone="line">{entry.state === 'draft' ? 'Draft' : 'Scheduled'}</Badge>;
  },
};

const workColumn: TableColumn<AssignmentEntry> = {
  key: 'work',
  label: 'Handed in',
  align: 'end',
  phone: 'end',
  cell: ({ counts }) => `${counts.handed_in} of ${counts.assigned}`,
};
