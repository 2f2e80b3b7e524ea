import { Check } from 'lucide';
import { studentLessonPath } from '@/entities/lesson';
import type { StudentLessonList } from '@/shared/api/lessons';
import { dayIn } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { MarginList } from '@/shared/ui/margin-list';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
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
        actions={<Button href={`/students/classes/view/${face.id}`}>Announcements</Button>}
      />
      {items.length === 0 ? (
        <EmptyState title="Nothing here yet">
          The first lesson appears here when your teacher publishes it.
        </EmptyState>
      ) : (
        <section>
          <VisuallyHidden>
            <h2>In the order of the class</h2>
          </VisuallyHidden>
          <MarginList
            label="Lessons"
            margin="sm"
            items={items.map((item) => ({
              id: item.id,
              lead: String(item.number),
              title: item.title,
              href: studentLessonPath(item.id),
              note: dayIn(item.published_at, zone ?? 'UTC'),
              current: item.id === next,
              end:
                item.read_at === null ? null : (
                  <Badge tone="plain" icon={<Icon of={Check} size="xs" />}>
                    Read
                  </Badge>
                ),
            }))}
          />
        </section>
      )}
    </Stack>
  );
}

const leadOf = (unread: number): string => (unread === 0 ? 'You have read them all.' : `${unread} to read.`);
