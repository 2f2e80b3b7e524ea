import { detailsPath, dueWords, markingPath, statuses } from '@/entities/assignment';
import { gradebookPath } from '@/entities/gradebook';
import type { StudentWorkEntry } from '@/shared/api/student-profiles';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';

/** The assignments of a student with their states and scores, the latest first. */
export function Work({ work }: { work: readonly StudentWorkEntry[] }) {
  return (
    <PageSection title="Assignments">
      {work.length === 0 ? (
        <EmptyState level={3} art="none" title="No assignments yet">
          They appear here once you assign them.
        </EmptyState>
      ) : (
        <Table
          label="Assignments by date"
          columns={columns}
          rows={work}
          rowKey={(entry) => entry.assignment_id}
        />
      )}
    </PageSection>
  );
}

const columns: readonly TableColumn<StudentWorkEntry>[] = [
  {
    key: 'title',
    label: 'Assignment',
    phone: 'main',
    cell: (entry) => (
      <div>
        <Link
          href={
            entry.submission_id === null ? detailsPath(entry.assignment_id) : markingPath(entry.submission_id)
          }
        >
          {entry.title}
        </Link>
        <Text size="2xs" tone="muted">
          <Link variant="quiet" href={gradebookPath(entry.class.id)}>
            {entry.class.title}
          </Link>
          . {dueWords(entry)}
        </Text>
      </div>
    ),
  },
  {
    key: 'state',
    label: 'State',
    phone: 'endBelow',
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  {
    key: 'score',
    label: 'Score',
    align: 'end',
    phone: 'end',
    cell: ({ score, missing_score: missing, points }) => {
      if (score !== null) return `${score}/${points}`;
      return missing === null ? '–' : `${missing}/${points} while missing`;
    },
  },
];
