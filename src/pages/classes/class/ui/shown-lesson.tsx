import { BookText, PenLine } from 'lucide';
import { AssignmentCard, dueWords } from '@/entities/assignment';
import { lessonPath, lessonStates, publicationWords } from '@/entities/lesson';
import type { Lesson } from '@/shared/api/lessons';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ItemCard } from '@/shared/ui/item-card';
import { LessonSheet, NamedLessonBlocks } from '@/widgets/lesson-blocks';

/** A lesson beside the list, to read. */
export function ShownLesson({ lesson }: { lesson: Lesson }) {
  const { content, state, number } = lesson;
  return (
    <LessonSheet
      label={`Lesson ${number}`}
      title={content.title}
      state={
        <>
          <Badge tone={lessonStates[state].tone}>{lessonStates[state].label}</Badge>
          {state === 'published' ? `Read by ${lesson.read_count} of ${lesson.students}` : null}
        </>
      }
      actions={
        <Button size="sm" icon={PenLine} href={lessonPath(lesson.id)}>
          Edit lesson
        </Button>
      }
      lead={`Lesson ${number}. ${publicationWords(lesson, lesson.time_zone)}.`}
    >
      {content.blocks.length === 0 ? (
        <EmptyState title="An empty lesson">Edit it to add a text, a file or a link.</EmptyState>
      ) : (
        <NamedLessonBlocks
          blocks={content.blocks}
          files={lesson.files}
          documents={lesson.documents}
          renderCopy={({ title, kind }) => <ItemCard icon={BookText} title={title} note={kind} />}
          renderAssignment={(id) => {
            const assignment = lesson.assignments.find((one) => one.id === id);
            return assignment ? (
              <AssignmentCard
                title={assignment.title}
                note={`${dueWords(assignment)} · ${assignment.points} points`}
                badge={
                  <Badge tone={lessonStates[assignment.state].tone}>
                    {lessonStates[assignment.state].label}
                  </Badge>
                }
              />
            ) : null;
          }}
        />
      )}
    </LessonSheet>
  );
}
