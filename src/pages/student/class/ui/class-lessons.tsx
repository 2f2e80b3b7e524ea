import { LessonList, studentLessonsPath } from '@/entities/lesson';
import { ResourcePage } from '@/shared/lib/resource';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import { lessons } from '../model/student-class';

const LATEST = 4;

/** The latest lessons of the class, the newest first. */
export function ClassLessons({ classId }: { classId: string }) {
  return (
    <PageSection title="Lessons" more={<Link href={studentLessonsPath(classId)}>All lessons</Link>}>
      <ResourcePage
        of={lessons}
        loading="Loading the lessons"
        failed="The lessons couldn’t be loaded"
        size="part"
      >
        {({ items, time_zone: timeZone }) =>
          items.length > 0 ? (
            <LessonList
              label="Latest lessons"
              items={items.slice(-LATEST).toReversed()}
              timeZone={timeZone}
              next={items.find(({ read_at }) => read_at === null)?.id}
            />
          ) : (
            <Text tone="muted">The first lesson appears here when your teacher publishes it.</Text>
          )
        }
      </ResourcePage>
    </PageSection>
  );
}
