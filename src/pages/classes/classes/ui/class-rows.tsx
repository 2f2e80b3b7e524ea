import { useUnit } from 'effector-react';
import { ClassBook, classPath, classTitle } from '@/entities/class';
import type { ClassEntry } from '@/shared/api/classes';
import { shortDayOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { EmptyState } from '@/shared/ui/empty-state';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { copyRequested } from '../model/class-copy';
import * as model from '../model/class-list';

/** The archived classes, which a teacher can restore or copy. */
export function ArchivedClasses({ classes }: { classes: readonly ClassEntry[] }) {
  const on = useUnit({ restore: model.unarchiveRequested, copy: copyRequested });
  if (classes.length === 0) {
    return (
      <EmptyState title="No archived classes">
        Archive a class when its year is over. It frees its seats.
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Text tone="muted">Archived classes hold no seats. Students can still read them.</Text>
      <MarginList
        label="Archived classes"
        margin="lg"
        items={classes.map((entry) => ({
          ...rowOf(entry),
          lead: entry.archived_at === null ? '' : shortDayOf(entry.archived_at),
          leadNote: 'archived',
          href: classPath(entry.id),
          end: (
            <Cluster gap={2}>
              <Button size="sm" onClick={() => on.restore(entry.id)}>
                Restore
              </Button>
              <Button size="sm" variant="quiet" onClick={() => on.copy(entry)}>
                Copy
              </Button>
            </Cluster>
          ),
        }))}
      />
    </Stack>
  );
}

/** The classes in the trash, which their owner can restore. */
export function TrashedClasses({ classes }: { classes: readonly ClassEntry[] }) {
  const restore = useUnit(model.restoreRequested);
  return (
    <Stack gap={4}>
      <Text tone="muted">Restore a class within 30 days of deleting it.</Text>
      <MarginList
        label="Classes in the trash"
        items={classes.map((entry) => ({
          ...rowOf(entry),
          lead: entry.class.name,
          end: (
            <Button size="sm" onClick={() => restore(entry.id)}>
              Restore
            </Button>
          ),
        }))}
      />
    </Stack>
  );
}

function rowOf({
  id,
  class: face,
  teaching,
}: ClassEntry): Pick<MarginListItem, 'id' | 'mark' | 'title' | 'note'> {
  const students = teaching?.students ?? 0;
  return {
    id,
    mark: <ClassBook size="mini" cover={face.cover} subject={face.subject} name={face.name} />,
    title: classTitle(face),
    note: `${face.grade}, ${students === 1 ? '1 student' : `${students} students`}`,
  };
}
