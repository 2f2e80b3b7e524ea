import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { list } from '../model/trash';

/** Trashed documents, which can still be restored. */
export function TrashPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Trash" lead="Restore anything within 30 days." />
      <GenerationListView
        model={list}
        place="trash"
        empty={<EmptyState title="The trash is empty">Documents you move to trash appear here.</EmptyState>}
      />
    </Stack>
  );
}
