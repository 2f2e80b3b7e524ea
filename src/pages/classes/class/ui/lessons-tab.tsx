import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { lazy, Suspense } from 'react';
import { newLessonPath } from '@/entities/lesson';
import { $lessons, LessonIndex, LessonsSpread, lessons } from '@/features/class-lessons';
import type { ClassEntry } from '@/shared/api/classes';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { shownLesson } from '../model/shown-lesson';

// Phones show the list alone, so they don't load it.
const ShownLesson = lazy(async () => ({ default: (await import('./shown-lesson')).ShownLesson }));

/** The lessons of a class and, on a wide screen, the latest one beside them. */
export function LessonsTab({ entry }: { entry: ClassEntry }) {
  return (
    <ResourcePage of={lessons} loading="Loading the lessons" failed="The lessons couldn’t be loaded">
      {() => <Lessons entry={entry} />}
    </ResourcePage>
  );
}

function Lessons({ entry }: { entry: ClassEntry }) {
  const { items, shown } = useUnit({ items: $lessons, shown: shownLesson.$data });
  const isArchived = entry.archived_at !== null;
  if (items.length === 0) {
    return (
      <EmptyState
        title="No lessons yet"
        action={
          isArchived ? null : (
            <Button icon={Plus} href={newLessonPath(entry.id)}>
              Write the first lesson
            </Button>
          )
        }
      >
        Lessons appear here in the order you teach them.
      </EmptyState>
    );
  }
  return (
    <LessonsSpread
      narrow="index"
      index={
        <LessonIndex
          students={entry.teaching?.students ?? 0}
          current={shown ? { id: shown.id, title: shown.content.title } : undefined}
          isFixed={isArchived}
        />
      }
      lesson={
        <ResourcePage of={shownLesson} loading="Loading the lesson" failed="The lesson couldn’t be loaded">
          {(lesson) => (
            <Suspense fallback={<Skeleton lines={10} label="Loading the lesson" />}>
              <ShownLesson lesson={lesson} />
            </Suspense>
          )}
        </ResourcePage>
      }
    />
  );
}
