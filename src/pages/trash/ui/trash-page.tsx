import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { GenerationListView } from '@/widgets/generation-list';
import {
  $deletion,
  $isDeleting,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  eraseRequested,
  list,
} from '../model/trash';

/** Trashed documents, which can be restored or deleted for good. */
export function TrashPage() {
  const { documents, deletion, isDeleting } = useUnit({
    documents: list.$list,
    deletion: $deletion,
    isDeleting: $isDeleting,
  });
  const on = useUnit({
    erase: eraseRequested,
    empty: emptyRequested,
    confirm: deletionConfirmed,
    cancel: deletionCancelled,
  });
  return (
    <Stack gap={6}>
      <PageHeader
        title="Trash"
        lead="Restore anything within 30 days."
        actions={documents.state === 'ready' ? <Button onClick={() => on.empty()}>Empty trash</Button> : null}
      />
      <GenerationListView
        model={list}
        place="trash"
        onErase={on.erase}
        empty={
          <EmptyState title="The trash is empty">
            Documents you move to trash appear here for 30 days.
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={deletion !== null}
        pending={isDeleting}
        onConfirm={() => on.confirm()}
        onCancel={() => on.cancel()}
      >
        {deletion && (
          <Text>{deletion.what === 'document' ? deletion.title : 'All documents in the trash'}</Text>
        )}
      </ConfirmDialog>
    </Stack>
  );
}
