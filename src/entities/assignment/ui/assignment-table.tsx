import type { AssignmentEntry } from '@/shared/api/assignments';
import type { PagedList } from '@/shared/lib/paged-list';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { LoadMore } from '@/shared/ui/load-more';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { detailsPath, missingPath } from '../model/addresses';
import { dueWords } from '../model/sentences';

type Props = {
  assignments: Extract<PagedList<AssignmentEntry>, { state: 'ready' }>;
  /** Whether they are of several classes, so that each names its own. */
  namesClass?: boolean;
  onMore: () => void;
};

/** The assignments of a teacher with how much work has come, the newest first. */
export function AssignmentTable({ assignments, namesClass = false, onMore }: Props) {
  return (
    <Stack gap={4}>
      <Table
        label="Assignments by date"
        columns={[namesClass ? titleAndClassColumn : titleColumn, dueColumn, workColumn]}
        rows={assignments.items}
        rowKey={({ id }) => id}
      />
      <LoadMore
        next={assignments.next.state}
        failure="More assignments couldn’t be loaded."
        end="All assignments are shown"
        onMore={onMore}
      >
        Show older assignments
      </LoadMore>
    </Stack>
  );
}

const titleColumn: TableColumn<AssignmentEntry> = {
  key: 'title',
  label: 'Assignment',
  phone: 'main',
  cell: ({ id, title }) => <Link href={detailsPath(id)}>{title}</Link>,
};

const titleAndClassColumn: TableColumn<AssignmentEntry> = {
  ...titleColumn,
  cell: (entry) => (
    <div>
      {titleColumn.cell(entry)}
      <Text size="2xs" tone="muted">
        {entry.class.title}
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
  cell: ({ id, counts, on_paper: isOnPaper }) =>
    isOnPaper ? (
      'On paper'
    ) : (
      <>
        {counts.handed_in} of {counts.assigned}
        {counts.to_mark === 0 ? null : (
          <Text size="2xs" tone="muted">
            {counts.to_mark} to mark
          </Text>
        )}
        {counts.missing === 0 ? null : (
          <Text size="2xs">
            <Link href={missingPath(id)}>{counts.missing} missing</Link>
          </Text>
        )}
      </>
    ),
};
