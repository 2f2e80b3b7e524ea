import { useUnit } from 'effector-react';
import { dueWords, statuses, studentPath } from '@/entities/assignment';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { ReturnedList } from '@/shared/ui/returned-list';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { dayIn } from '@/shared/lib/dates';
import { byUrgency, type Urgency } from '../model/by-urgency';
import { $assignments, retryRequested } from '../model/student-assignments';

const TITLES: Readonly<Record<Urgency, string>> = {
  overdue: 'Overdue',
  due: 'Due',
  returned: 'Returned',
  done: 'Done',
};

/** A student's work in all classes, the most urgent first. */
export function StudentAssignmentsPage() {
  const { shown, retry } = useUnit({ shown: $assignments, retry: retryRequested });
  return (
    <Stack gap={8}>
      <PageHeader title="Assignments" lead={shown.state === 'ready' ? leadOf(shown.items) : undefined} />
      {shown.state === 'loading' ? <Skeleton lines={6} label="Loading your assignments" /> : null}
      {shown.state === 'failed' ? (
        <ErrorState title="Your assignments couldn’t be loaded" onRetry={() => retry()}>
          {shown.problem.message}
        </ErrorState>
      ) : null}
      {shown.state === 'ready' && shown.items.length === 0 ? (
        <EmptyState title="No work yet">Work your teachers assign will appear here.</EmptyState>
      ) : null}
      {shown.state === 'ready'
        ? byUrgency(shown.items).map(({ urgency, entries }) => (
            <PageSection key={urgency} title={TITLES[urgency]}>
              {urgency === 'returned' ? <Returned entries={entries} /> : <ToDo entries={entries} />}
            </PageSection>
          ))
        : null}
    </Stack>
  );
}

function leadOf(items: readonly StudentAssignmentEntry[]): string {
  const due = items.filter(({ status }) => status === 'to_do' || status === 'missing').length;
  return due === 0 ? 'Nothing is due.' : `${due} to do.`;
}

function ToDo({ entries }: { entries: readonly StudentAssignmentEntry[] }) {
  return (
    <MarginList
      label="Work"
      margin="lg"
      items={entries.map((entry) => ({
        id: entry.id,
        lead: entry.due_at === null ? 'No date' : dayIn(entry.due_at, entry.time_zone),
        title: entry.title,
        href: studentPath(entry.id),
        note: `${entry.class.title}, ${entry.teacher.name}. ${dueWords(entry)}.`,
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

function Returned({ entries }: { entries: readonly StudentAssignmentEntry[] }) {
  return (
    <ReturnedList
      label="Returned work"
      work={entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        href: studentPath(entry.id),
        by: `${entry.class.title}, ${entry.teacher.name}`,
        score: entry.score ?? 0,
        outOf: entry.points,
        ...(entry.comment ? { comment: entry.comment } : {}),
      }))}
    />
  );
}
