import { WorkList } from '@/entities/assignment';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';

const MAX = 5;

/** The next work of a student. */
export function DueWork({ due }: { due: readonly StudentAssignmentEntry[] }) {
  return (
    <PageSection title="Due" more={<Link href="/students/assignments">See all</Link>}>
      <WorkList label="Due work" entries={due.slice(0, MAX)} namesClass />
    </PageSection>
  );
}
