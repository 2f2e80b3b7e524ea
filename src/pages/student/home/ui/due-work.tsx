import { dueWords, statuses, studentPath } from '@/entities/assignment';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { dayIn } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

const MAX = 5;

/** The next work of a student. */
export function DueWork({ due }: { due: readonly StudentAssignmentEntry[] }) {
  return (
    <PageSection title="Due" more={<Link href="/students/assignments">See all</Link>}>
      <MarginList
        label="Due work"
        margin="lg"
        items={due.slice(0, MAX).map((entry) => ({
          id: entry.id,
          lead: entry.due_at === null ? 'No date' : dayIn(entry.due_at, entry.time_zone),
          title: entry.title,
          href: studentPath(entry.id),
          note: `${entry.class.title}. ${dueWords(entry)}.`,
          end: <Badge tone={statuses[entry.status].tone}>{statuses[entry.status].label}</Badge>,
        }))}
      />
    </PageSection>
  );
}
