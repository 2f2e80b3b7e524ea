import { useUnit } from 'effector-react';
import { ArrowLeft, ArrowRight, Check, Undo2 } from 'lucide';
import { AssignmentCard, dueWords, statuses, studentPath } from '@/entities/assignment';
import { studentLessonPath, studentLessonsPath } from '@/entities/lesson';
import type { StudentLesson } from '@/shared/api/lessons';
import type { StudentAssignmentEntry } from '@/shared/api/submissions';
import { ResourcePage } from '@/shared/lib/resource';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { StudentCopySheet } from '@/entities/document';
import { LessonBlocks } from '@/widgets/lesson-blocks';
import * as model from '../model/student-lesson';
import { HighlightedLesson } from './highlighted-lesson';

/** A lesson as its students read it. */
export function StudentLessonPage() {
  return (
    <ResourcePage
      of={model.lesson}
      loading="Loading the lesson"
      failed="The lesson couldn’t be loaded"
      missing={
        <EmptyState
          level={1}
          title="No lesson here"
          action={<Button href="/students/classes">Your classes</Button>}
        >
          Your teacher hasn’t published it, or you are not in its class.
        </EmptyState>
      }
    >
      {(data) => <Ready data={data} />}
    </ResourcePage>
  );
}

function Ready({ data }: { data: StudentLesson }) {
  return (
    <Stack gap={6}>
      <PageHeader
        title={data.title}
        lead={`${data.class.title}, lesson ${data.number}, ${data.teacher}.`}
        actions={<Button href={studentLessonsPath(data.class.id)}>All lessons</Button>}
      />
      {data.blocks.length === 0 ? (
        <>
          <Card surface="sheet" padding="lg">
            <Text tone="muted">This lesson has no content yet.</Text>
          </Card>
          <Steps data={data} />
        </>
      ) : (
        <HighlightedLesson below={<Steps data={data} />}>
          <Card as="article" surface="sheet" padding="lg" label={data.title}>
            <VisuallyHidden>
              <h2>Lesson</h2>
            </VisuallyHidden>
            <LessonBlocks
              blocks={data.blocks}
              files={data.files}
              documents={data.documents}
              renderCopy={(copy) => <StudentCopySheet copy={copy} />}
              renderAssignment={(id) => <Work entry={data.assignments.find((one) => one.id === id)} />}
            />
          </Card>
        </HighlightedLesson>
      )}
    </Stack>
  );
}

/** An assignment of the lesson, with the state of the student's work. */
function Work({ entry }: { entry: StudentAssignmentEntry | undefined }) {
  if (entry === undefined) return null;
  const { id, title, points, score, status } = entry;
  const outOf = score === null ? `${points} points` : `${score} of ${points} points`;
  return (
    <AssignmentCard
      title={title}
      href={studentPath(id)}
      note={`${dueWords(entry)} · ${outOf}`}
      badge={<Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>}
    />
  );
}

function Steps({ data: { read_at: readAt, previous, next } }: { data: StudentLesson }) {
  const { isPending, mark } = useUnit({ isPending: model.$isReadPending, mark: model.readMarked });
  return (
    <Cluster justify="between">
      <Cluster gap={2}>
        {previous ? (
          <Button icon={ArrowLeft} href={studentLessonPath(previous.id)}>
            Previous: {previous.title}
          </Button>
        ) : null}
        {next ? (
          <Button icon={ArrowRight} href={studentLessonPath(next.id)}>
            Next: {next.title}
          </Button>
        ) : null}
      </Cluster>
      {readAt === null ? (
        <Button variant="primary" icon={Check} pending={isPending} onClick={() => mark(true)}>
          Mark as read
        </Button>
      ) : (
        <Button variant="quiet" icon={Undo2} onClick={() => mark(false)}>
          Mark as not read
        </Button>
      )}
    </Cluster>
  );
}
