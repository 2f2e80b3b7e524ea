import { useState } from 'react';
import { missingPath } from '@/entities/assignment';
import { listNameOf, profilePath } from '@/entities/student';
import type { ClassReport, MissingStudent } from '@/shared/api/class-reports';
import { dayIn } from '@/shared/lib/dates';
import { Cluster } from '@/shared/ui/cluster';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import { missingInWords } from '../model/sentences';

type Assignment = MissingStudent['assignments'][number];
type MissingAssignment = { assignment: Assignment; students: MissingStudent['student'][] };

const dueOf = ({ due_at: dueAt, time_zone: timeZone }: Assignment): string =>
  dueAt === null ? 'No due date' : dayIn(dueAt, timeZone);

const byStudent: readonly TableColumn<MissingStudent>[] = [
  {
    key: 'student',
    label: 'Student',
    cell: ({ student }) => (
      <Link href={profilePath(student.id)} variant="quiet">
        {listNameOf(student)}
      </Link>
    ),
    sortBy: ({ student }) => student.last_name,
  },
  {
    key: 'work',
    label: 'Missing',
    cell: ({ assignments }) => assignments.map(({ title }) => title).join(', '),
    sortBy: ({ assignments }) => assignments.length,
  },
  {
    key: 'since',
    label: 'First due',
    cell: ({ assignments: [first] }) => (first ? dueOf(first) : ''),
    sortBy: ({ assignments: [first] }) => first?.due_at ?? '',
    align: 'end',
  },
];

const byAssignment: readonly TableColumn<MissingAssignment>[] = [
  {
    key: 'assignment',
    label: 'Assignment',
    cell: ({ assignment }) => <Link href={missingPath(assignment.id)}>{assignment.title}</Link>,
    sortBy: ({ assignment }) => assignment.title,
  },
  {
    key: 'students',
    label: 'Missing',
    cell: ({ students }) =>
      students.map(({ first_name: first, last_name: last }) => `${first} ${last}`).join(', '),
    sortBy: ({ students }) => students.length,
  },
  {
    key: 'due',
    label: 'Due',
    cell: ({ assignment }) => dueOf(assignment),
    sortBy: ({ assignment }) => assignment.due_at ?? '',
    align: 'end',
  },
];

/** What is missing, by student or by assignment. */
export function Missing({ report }: { report: ClassReport }) {
  const [by, setBy] = useState<'student' | 'assignment'>('student');
  const { missing } = report;
  const assignments = [
    ...Map.groupBy(
      missing.flatMap(({ student, assignments: own }) => own.map((assignment) => ({ student, assignment }))),
      ({ assignment }) => assignment.id,
    ).values(),
  ].flatMap((all): MissingAssignment[] =>
    all[0] ? [{ assignment: all[0].assignment, students: all.map(({ student }) => student) }] : [],
  );
  return (
    <PageSection title="What is missing">
      <Stack gap={3}>
        <Cluster justify="between">
          <Text>{missingInWords(report)}</Text>
          {missing.length > 0 ? (
            <SegmentedControl
              label="List missing work"
              options={[
                { value: 'student', label: 'By student' },
                { value: 'assignment', label: 'By assignment' },
              ]}
              value={by}
              onChange={setBy}
            />
          ) : null}
        </Cluster>
        {missing.length === 0 ? null : by === 'student' ? (
          <Table
            label="Missing work by student"
            columns={byStudent}
            rows={missing}
            rowKey={({ student }) => student.id}
          />
        ) : (
          <Table
            label="Missing work by assignment"
            columns={byAssignment}
            rows={assignments}
            rowKey={({ assignment }) => assignment.id}
          />
        )}
      </Stack>
    </PageSection>
  );
}
