import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { dayIn } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { MarginList } from '@/shared/ui/margin-list';
import { studentPath } from '../model/addresses';
import { dueWords, statuses } from '../model/sentences';

type WorkListProps = {
  label: string;
  entries: readonly StudentAssignmentEntry[];
  /** Whether the work is of several classes, so that each names its own. */
  namesClass?: boolean;
};

/** A student's work by its due dates. */
export function WorkList({ label, entries, namesClass = false }: WorkListProps) {
  return (
    <MarginList
      label={label}
      margin="lg"
      items={entries.map((entry) => ({
        id: entry.id,
        lead: entry.due_at === null ? 'No date' : dayIn(entry.due_at, entry.time_zone),
        title: entry.title,
        href: studentPath(entry.id),
        note: [...(namesClass ? [`${entry.class.title}, ${entry.teacher.name}`] : []), dueWords(entry), '']
          .join('. ')
          .trim(),
        end: <StatusBadge entry={entry} />,
      }))}
    />
  );
}

function StatusBadge({ entry: { status, has_draft } }: { entry: StudentAssignmentEntry }) {
  const isBegun = has_draft && (status === 'to_do' || status === 'missing');
  const { label, tone } = statuses[status];
  return <Badge tone={tone}>{isBegun ? 'Started' : label}</Badge>;
}
