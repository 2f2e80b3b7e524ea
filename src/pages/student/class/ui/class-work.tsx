import { ReturnedWork, WorkList } from '@/entities/assignment';
import { studentMarksPath } from '@/entities/gradebook';
import { ResourcePage } from '@/shared/lib/resource';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import { work } from '../model/student-class';

/** What the student has to do in the class, and what was handed in. */
export function ClassWork() {
  return (
    <PageSection title="Work" more={<Link href="/students/assignments">All classes</Link>}>
      <ResourcePage of={work} loading="Loading your work" failed="Your work couldn’t be loaded" size="part">
        {({ items }) => {
          const open = items.filter(({ status }) => status === 'to_do' || status === 'missing');
          const rest = items.filter((entry) => entry.score === null && !open.includes(entry));
          return open.length + rest.length > 0 ? (
            <WorkList label="Work" entries={[...open, ...rest]} />
          ) : (
            <Text tone="muted">Nothing to do.</Text>
          );
        }}
      </ResourcePage>
    </PageSection>
  );
}

/** The student's own marks that were returned, the latest due first. */
export function ClassMarks({ classId }: { classId: string }) {
  return (
    <PageSection title="Marks" more={<Link href={studentMarksPath(classId)}>All marks and totals</Link>}>
      <ResourcePage of={work} loading="Loading your marks" failed="Your marks couldn’t be loaded" size="part">
        {({ items }) => {
          const returned = items.filter(({ score }) => score !== null).toReversed();
          return returned.length > 0 ? (
            <ReturnedWork entries={returned} />
          ) : (
            <Text tone="muted">Marks appear here when your teacher returns your work.</Text>
          );
        }}
      </ResourcePage>
    </PageSection>
  );
}
