import { useUnit } from 'effector-react';
import { Download } from 'lucide';
import type { AssignmentFile } from '@/shared/api/assignments';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { taskFileOpened } from '../model/open-file';

/** What the teacher attached to an assignment. */
export function TaskFiles({ files }: { files: readonly AssignmentFile[] }) {
  const open = useUnit(taskFileOpened);
  if (files.length === 0) return null;
  return (
    <Cluster gap={2} label="Attached files">
      {files.map(({ id, name }) => (
        <Button key={id} size="sm" icon={Download} onClick={() => open(id)}>
          {name}
        </Button>
      ))}
    </Cluster>
  );
}
