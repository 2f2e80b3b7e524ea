import { studentClassPath } from '@/entities/class';
import { byUnit, LessonList } from '@/entities/lesson';
import type { StudentLessonList } from '@/shared/api/lessons';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { lessons } from '../model/student-lessons';

/** The lessons of a class that its teacher has published. */
export function StudentLessonsPage() {
  return (
    <ResourcePage
      of={lessons}
      loading="Loading the lessons"
      failed="The lessons couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="You are not in this class"
          action={<Button href="/students/classes">Your classes</Button>}
        >
          Ask your teacher, or join it with its code.
        </EmptyState>
      }
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

function Ready({ data: { class: face, time_zone: zone, items } }: { data: StudentLessonList }) {
  const unread = items.filter((item) => item.read_at === null);
  // The one to read next: the first that was not read.
  const next = unread[0]?.id;
  return (
    <Stack gap={8}>
      <PageHeader
        title={`Lessons of ${face.title}`}
        lead={items.length === 0 ? undefined : leadOf(unread.length)}
        actions={<Button href={studentClassPath(face.id)}>The class</Button>}
      />
      {items.length === 0 ? (
        <EmptyState title="Nothing here yet">
          The first lesson appears here when your teacher publishes it.
        </EmptyState>
      ) : (
        byUnit(items).map(({ unit, items: ofUnit }) => (
          <PageSection key={unit} title={unit || 'Lessons'}>
            <LessonList label={unit || 'Lessons'} items={ofUnit} timeZone={zone} next={next} />
          </PageSection>
        ))
      )}
    </Stack>
  );
}

const leadOf = (unread: number): string => (unread === 0 ? 'You have read them all.' : `${unread} to read.`);
