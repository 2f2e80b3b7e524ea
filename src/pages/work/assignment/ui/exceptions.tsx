import { attemptWords } from '@/entities/assignment';
import type { Assignment, GroupException } from '@/shared/api/assignments';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { PageSection } from '@/shared/ui/page-section';
import { Table } from '@/shared/ui/table';

/** For whom an assignment is, in words. */
export function audienceOf({
  content: { student_ids: ids, group_ids: groupIds },
  groups,
}: Assignment): string {
  if (ids === null) return 'Everyone';
  const named = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  const counted = ids.length === 1 ? '1 student' : `${ids.length} students`;
  return [...named, ...(ids.length > 0 || named.length === 0 ? [counted] : [])].join(', ');
}

type Row = { id: string; name: string; what: string };

/** What differs for single students and for groups. */
export function Exceptions({ assignment }: { assignment: Assignment }) {
  const { content, students, groups, time_zone: zone } = assignment;
  const nameIn = (people: readonly { id: string; name: string }[], id: string, otherwise: string) =>
    people.find((one) => one.id === id)?.name ?? otherwise;
  const rows: readonly Row[] = [
    ...content.group_exceptions.map(({ group_id: id, ...differences }) => ({
      id,
      name: nameIn(groups, id, 'Deleted group'),
      what: wordsOf(differences, zone),
    })),
    ...content.exceptions.map(({ student_id: id, ...differences }) => ({
      id,
      name: nameIn(students, id, 'Former student'),
      what: wordsOf(differences, zone),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <PageSection title="Exceptions">
      <Table
        label="Students with exceptions"
        columns={[
          {
            key: 'student',
            label: groups.length === 0 ? 'Student' : 'Student or group',
            cell: ({ name }) => name,
          },
          { key: 'what', label: 'What differs', cell: ({ what }) => what },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </PageSection>
  );
}

function wordsOf(exception: Omit<GroupException, 'group_id'>, zone: string): string {
  if (exception.excused) return 'Excused';
  return [
    exception.due_at ? `Due ${dayAndTimeIn(exception.due_at, zone)}` : null,
    exception.cut_off_at ? `Cut-off ${dayAndTimeIn(exception.cut_off_at, zone)}` : null,
    exception.attempts ? attemptWords(exception.attempts) : null,
    exception.extra_minutes ? `${exception.extra_minutes} minutes more` : null,
  ]
    .filter(Boolean)
    .join('. ');
}
