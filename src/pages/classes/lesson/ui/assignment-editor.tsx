import { useUnit } from 'effector-react';
import { AssignmentCard, detailsPath, dueWords, lessonEditorPath } from '@/entities/assignment';
import { lessonStates } from '@/entities/lesson';
import type { Lesson, LessonAssignment } from '@/shared/api/lessons';
import { Badge } from '@/shared/ui/badge';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $shownAssignment } from '../model/lesson';

type AssignmentEditorProps = { id: string; data: Lesson };

/** A function of its own, so that React calls it once; in the next frame, because a new page begins at its top. */
function scrollHere(element: HTMLElement | null) {
  if (element) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
}

/** An assignment in a lesson that is being written. */
export function AssignmentEditor({ id, data }: AssignmentEditorProps) {
  const isShown = useUnit($shownAssignment) === id;
  const assignment = data.assignments.find((one) => one.id === id);
  if (assignment === undefined) {
    return (
      <Banner tone="warn" title="This assignment was deleted">
        Restore it from the trash, or remove this block.
      </Banner>
    );
  }
  const { state } = assignment;
  return (
    <Stack gap={2}>
      <div ref={isShown ? scrollHere : null}>
        <AssignmentCard
          title={assignment.title}
          note={noteOf(assignment)}
          badge={<Badge tone={lessonStates[state].tone}>{lessonStates[state].label}</Badge>}
        />
      </div>
      <Cluster gap={2}>
        <Button size="sm" href={lessonEditorPath(id, data.id)}>
          Edit assignment
        </Button>
        {state === 'published' ? (
          <Button size="sm" href={detailsPath(id)}>
            See work
          </Button>
        ) : (
          <Text size="sm" tone="muted">
            Students see it once you assign it.
          </Text>
        )}
      </Cluster>
    </Stack>
  );
}

/** The same as students see it: only once it is published. */
export function PreviewedAssignment({ id, data }: AssignmentEditorProps) {
  const assignment = data.assignments.find((one) => one.id === id);
  if (assignment?.state !== 'published') return null;
  return <AssignmentCard title={assignment.title} note={noteOf(assignment)} />;
}

const noteOf = (assignment: LessonAssignment): string =>
  `${dueWords(assignment)} · ${assignment.points} points`;
