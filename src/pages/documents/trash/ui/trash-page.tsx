import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Field } from '@/shared/ui/field';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { contentsOf, nameOf } from '../lib/kinds';
import {
  $deletion,
  $isDeleting,
  $isFiltered,
  $isMistyped,
  $typedName,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  filterCleared,
  list,
  nameTyped,
} from '../model/trash';
import { TrashFilters } from './trash-filters';
import { TrashRows } from './trash-rows';

/** What the user deleted, or others deleted in their classes: it can be restored, or deleted for good. */
export function TrashPage() {
  const { things, isFiltered } = useUnit({ things: list.$list, isFiltered: $isFiltered });
  const empty = useUnit(emptyRequested);
  const hasThings = things.state === 'ready' || isFiltered;
  return (
    <Stack gap={6}>
      <PageHeader
        title="Trash"
        lead="Restore anything within 30 days."
        actions={hasThings ? <Button onClick={() => empty()}>Empty trash</Button> : null}
      />
      {hasThings ? <TrashFilters /> : null}
      <Things />
      <DeletionDialog />
    </Stack>
  );
}

function Things() {
  const { things, isFiltered } = useUnit({ things: list.$list, isFiltered: $isFiltered });
  const on = useUnit({ retry: list.refreshed, more: list.moreRequested, clear: filterCleared });
  if (things.state === 'loading') return <Skeleton lines={6} label="Loading the trash" />;
  if (things.state === 'failed') {
    return (
      <ErrorState title="The trash couldn’t be loaded" onRetry={() => on.retry()}>
        {things.problem.message}
      </ErrorState>
    );
  }
  if (things.state === 'empty') {
    return isFiltered ? (
      <EmptyState
        title="Nothing in the trash matches"
        action={
          <Button variant="soft" onClick={() => on.clear()}>
            Show all
          </Button>
        }
      >
        Try other words or another kind.
      </EmptyState>
    ) : (
      <EmptyState title="The trash is empty">What you delete appears here for 30 days.</EmptyState>
    );
  }
  return (
    <PageSection title="Deleted things">
      <Stack gap={4}>
        <TrashRows items={things.items} />
        {things.items.some(({ kind }) => kind === 'assignment' || kind === 'class') ? (
          <Text tone="muted">Student work and marks come back exactly as they were, with their dates.</Text>
        ) : null}
        {things.next.state === 'none' ? null : (
          <Button pending={things.next.state === 'loading'} onClick={() => on.more()}>
            Show more
          </Button>
        )}
      </Stack>
    </PageSection>
  );
}

function DeletionDialog() {
  const { deletion, isDeleting, typed, isMistyped } = useUnit({
    deletion: $deletion,
    isDeleting: $isDeleting,
    typed: $typedName,
    isMistyped: $isMistyped,
  });
  const on = useUnit({ confirm: deletionConfirmed, cancel: deletionCancelled, type: nameTyped });
  return (
    <ConfirmDialog
      open={deletion !== null}
      pending={isDeleting}
      onConfirm={() => on.confirm()}
      onCancel={() => on.cancel()}
    >
      {deletion?.what === 'trash' ? <Text>Everything in the trash that you may delete for good</Text> : null}
      {deletion?.what === 'item' ? (
        <Field
          label={`Type “${nameOf(deletion.item)}” to delete it`}
          help={contentsOf(deletion.item) || undefined}
          error={isMistyped ? 'This is not its name. Type it as it is written above.' : undefined}
          required
        >
          <TextInput value={typed} onChange={on.type} autoComplete="off" />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
