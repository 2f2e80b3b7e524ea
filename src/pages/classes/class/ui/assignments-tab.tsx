import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { newInClassPath } from '@/entities/assignment';
import { AssignmentFilters, FoundAssignments } from '@/features/assignment-filters';
import type { ClassEntry } from '@/shared/api/classes';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Stack } from '@/shared/ui/stack';
import { classAssignments } from '../model/class-assignments';

/** The assignments of a class, the newest first. */
export function AssignmentsTab({ entry }: { entry: ClassEntry }) {
  const { list, offered } = useUnit({
    list: classAssignments.list.$list,
    offered: classAssignments.$offered,
  });
  const add =
    entry.archived_at === null ? (
      <Button variant="primary" icon={Plus} href={newInClassPath(entry.id)}>
        New assignment
      </Button>
    ) : null;
  return (
    <Stack gap={4}>
      {list.state === 'ready' || offered.classes.length > 0 ? (
        <Cluster gap={3} justify="between" align="end">
          <AssignmentFilters of={classAssignments} />
          {add}
        </Cluster>
      ) : null}
      <FoundAssignments of={classAssignments} add={add} />
    </Stack>
  );
}
