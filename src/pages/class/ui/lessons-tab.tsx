import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { lessonPath, lessonStates, newLessonPath, publicationWords } from '@/entities/lesson';
import type { ClassEntry } from '@/shared/api/classes';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { Link } from '@/shared/ui/link';
import { SortableList } from '@/shared/ui/sortable-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $lessons, lessonMoved, lessons } from '../model/class-lessons';

/** The lessons of a class, in the order in which students read them. */
export function LessonsTab({ entry }: { entry: ClassEntry }) {
  return (
    <ResourcePage of={lessons} loading="Loading the lessons" failed="The lessons couldn’t be loaded">
      {() => <Lessons entry={entry} />}
    </ResourcePage>
  );
}

function Lessons({ entry }: { entry: ClassEntry }) {
  const { items, move } = useUnit({ items: $lessons, move: lessonMoved });
  const add =
    entry.archived_at === null ? (
      <Button variant="primary" icon={Plus} href={newLessonPath(entry.id)}>
        New lesson
      </Button>
    ) : null;
  if (items.length === 0) {
    return (
      <EmptyState title="An empty book" action={add}>
        Lessons appear here in the order you teach them.
      </EmptyState>
    );
  }
  const students = entry.teaching?.students ?? 0;
  return (
    <Stack gap={4}>
      <div>{add}</div>
      <SortableList
        label="Lessons"
        onMove={(id, to) => move({ id, to })}
        items={items.map((lesson, index) => ({
          id: lesson.id,
          name: lesson.title,
          content: (
            <Cluster gap={3} wrap={false}>
              <Text voice="figure" tone="muted">
                {index + 1}
              </Text>
              <Stack gap={1}>
                <Link href={lessonPath(lesson.id)} variant="quiet">
                  {lesson.title}
                </Link>
                <Text size="sm" tone="muted">
                  {publicationWords(lesson, lesson.time_zone)}
                  {lesson.state === 'published' ? ` · Read by ${lesson.read_count} of ${students}` : ''}
                </Text>
              </Stack>
              <Badge tone={lessonStates[lesson.state].tone}>{lessonStates[lesson.state].label}</Badge>
            </Cluster>
          ),
        }))}
      />
    </Stack>
  );
}
