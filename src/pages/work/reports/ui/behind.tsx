import { listNameOf, profilePath } from '@/entities/student';
import type { ClassReport, StudentBehind } from '@/shared/api/class-reports';
import { shortDayOf } from '@/shared/lib/dates';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { behindInWords } from '../model/sentences';

const percent = (value: number | null): string => (value === null ? '–' : `${value}%`);

const columns: readonly TableColumn<StudentBehind>[] = [
  {
    key: 'student',
    label: 'Student',
    cell: ({ student }) => (
      <Link href={profilePath(student.id)} variant="quiet">
        {listNameOf(student)}
      </Link>
    ),
    sortBy: ({ student }) => student.last_name,
    phone: 'main',
  },
  {
    key: 'zero',
    label: 'With missing work',
    cell: ({ missing_as_zero }) => percent(missing_as_zero),
    sortBy: ({ missing_as_zero }) => missing_as_zero,
    align: 'end',
    phone: 'end',
  },
  {
    key: 'current',
    label: 'Current',
    cell: ({ current }) => percent(current),
    sortBy: ({ current }) => current ?? -1,
    align: 'end',
    phone: 'hidden',
  },
  {
    key: 'since',
    label: 'Since the week of',
    cell: ({ since }) => shortDayOf(`${since}T12:00:00`),
    sortBy: ({ since }) => since,
    align: 'end',
    phone: 'endBelow',
  },
];

/** Who is behind, and since when. */
export function Behind({ report, below }: { report: ClassReport; below: number }) {
  return (
    <PageSection title="Who is falling behind">
      <Stack gap={3}>
        <Text>{behindInWords(report, below)}</Text>
        {report.behind.length > 0 ? (
          <Table
            label="Students who are behind"
            columns={columns}
            rows={report.behind}
            rowKey={({ student }) => student.id}
          />
        ) : null}
      </Stack>
    </PageSection>
  );
}
