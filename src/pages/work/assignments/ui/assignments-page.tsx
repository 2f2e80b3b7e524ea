import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { detailsPath, dueWords, editorPath } from '@/entities/assignment';
import { AssignmentFilters, FoundAssignments } from '@/features/assignment-filters';
import { Button } from '@/shared/ui/button';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { PileList } from '@/shared/ui/pile-list';
import { Stack } from '@/shared/ui/stack';
import { $queue, assignments } from '../model/assignments';

const newButton = (
  <Button variant="primary" icon={Plus} href={editorPath('new')}>
    New assignment
  </Button>
);

/** The assignments of all classes, and what is to be marked, the earliest due first. */
export function AssignmentsPage() {
  const { queue, list, isFiltered } = useUnit({
    queue: $queue,
    list: assignments.list.$list,
    isFiltered: assignments.$isFiltered,
  });
  const toMark = queue.reduce((sum, { to_mark }) => sum + to_mark, 0);
  const found = <FoundAssignments of={assignments} add={newButton} />;
  return (
    <Stack gap={8}>
      <PageHeader
        title="Assignments"
        lead={toMark === 0 ? 'Nothing to mark.' : `${toMark} to mark.`}
        actions={newButton}
      />
      <AssignmentFilters of={assignments} />
      {queue.length > 0 && !isFiltered ? (
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
      {list.state === 'ready' || isFiltered ? (
        <PageSection title={isFiltered ? 'Matching assignments' : 'All assignments'}>{found}</PageSection>
      ) : (
        found
      )}
    </Stack>
  );
}
