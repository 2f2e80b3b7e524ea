import { detailsPath } from '@/entities/assignment';
import type { ClassReport, WorkToMark } from '@/shared/api/class-reports';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { markingInWords } from '../model/sentences';

const columns: readonly TableColumn<WorkToMark>[] = [
  {
    key: 'assignment',
    label: 'Assignment',
    cell: ({ assignment }) => (
      <Link href={detailsPath(assignment.id)} variant="pen">
        {assignment.title}
      </Link>
    ),
    sortBy: ({ assignment }) => assignment.title,
  },
  {
    key: 'waiting',
    label: 'To mark',
    cell: ({ waiting }) => waiting,
    sortBy: ({ waiting }) => waiting,
    align: 'end',
  },
  {
    key: 'return',
    label: 'To return',
    cell: ({ to_return: toReturn }) => toReturn,
    sortBy: ({ to_return: toReturn }) => toReturn,
    align: 'end',
  },
];

/** What is left to mark and to return. */
export function Marking({ report }: { report: ClassReport }) {
  return (
    <PageSection title="What is to mark">
      <Stack gap={3}>
        <Text>{markingInWords(report)}</Text>
        {report.to_mark.length > 0 ? (
          <Table
            label="Work to mark and to return"
            columns={columns}
            rows={report.to_mark}
            rowKey={({ assignment }) => assignment.id}
          />
        ) : null}
      </Stack>
    </PageSection>
  );
}
