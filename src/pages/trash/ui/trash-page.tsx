import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { list } from '../model/trash';

/** What was thrown away and can still be taken back. */
export function TrashPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Trash" lead="Everything here can be taken back." />
      <GenerationListView
        model={list}
        place="trash"
        empty={<EmptyState title="The trash is empty">What you throw away lies here first.</EmptyState>}
      />
    </Stack>
  );
}
