import { useUnit } from 'effector-react';
import { Undo2 } from 'lucide-react';
import { whenInWords } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { list } from '../model/trash';
import { $lessons, $restoringLesson, lessonRestoreRequested } from '../model/trashed-lessons';

/** The lessons in the trash, below the templates. */
export function TrashedLessons() {
  const { lessons, restoring, now } = useUnit({
    lessons: $lessons,
    restoring: $restoringLesson,
    now: list.$openedAt,
  });
  const restore = useUnit(lessonRestoreRequested);
  if (lessons.length === 0) return null;
  return (
    <PageSection title="Lessons">
      <MarginList
        label="Deleted lessons"
        margin="lg"
        items={lessons.map(({ id, title, class: face, trashed_at }) => ({
          id,
          lead: '',
          title,
          note: [face.title, now ? `Deleted ${whenInWords(trashed_at, now)}` : '']
            .filter(Boolean)
            .join(' · '),
          end: (
            <Button size="sm" icon={Undo2} pending={restoring === id} onClick={() => restore(id)}>
              Restore
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
