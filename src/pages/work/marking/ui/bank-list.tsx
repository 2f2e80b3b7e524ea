import { useUnit } from 'effector-react';
import { X } from 'lucide';
import type { SavedComment } from '@/shared/api/marking';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { commentDeleted, commentUsed } from '../model/comment-bank';

type BankListProps = { label: string; comments: readonly SavedComment[] };

/** Comments of the teacher's bank; a click adds one to the comment on the work. */
export function BankList({ label, comments }: BankListProps) {
  const on = useUnit({ use: commentUsed, remove: commentDeleted });
  if (comments.length === 0) return null;
  return (
    <Stack gap={1} as="ul" label={label}>
      {comments.map(({ id, text }) => (
        <li key={id}>
          <Cluster gap={1} wrap={false} justify="between">
            <Button size="sm" variant="soft" onClick={() => on.use(text)}>
              {text}
            </Button>
            <IconButton
              size="sm"
              label={`Remove “${text}” from your comments`}
              icon={X}
              onClick={() => on.remove(id)}
            />
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}
