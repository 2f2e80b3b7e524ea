import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import { GenerationListView } from '@/widgets/generation-list';
import {
  $deletion,
  $hasOthers,
  $isDeleting,
  $isMistyped,
  $typedName,
  deletionCancelled,
  deletionConfirmed,
  emptyRequested,
  eraseRequested,
  list,
  nameTyped,
} from '../model/trash';
import { $drafts } from '../model/trashed-drafts';
import { trashedAssignments, trashedLessons } from '../model/trashed-work';
import { TrashedBriefcases } from './trashed-briefcases';
import { TrashedDrafts } from './trashed-drafts';
import { TrashedTemplates } from './trashed-templates';
import { TrashedWorkList } from './trashed-work';

/** Trashed documents and drafts, which can be restored or deleted for good, and what else can be restored. */
export function TrashPage() {
  const { documents, deletion, isDeleting, typed, isMistyped, drafts } = useUnit({
    documents: list.$list,
    deletion: $deletion,
    isDeleting: $isDeleting,
    typed: $typedName,
    isMistyped: $isMistyped,
    drafts: $drafts,
  });
  const hasOthers = useUnit($hasOthers);
  const on = useUnit({
    erase: eraseRequested,
    empty: emptyRequested,
    confirm: deletionConfirmed,
    cancel: deletionCancelled,
    type: nameTyped,
  });
  return (
    <Stack gap={6}>
      <PageHeader
        title="Trash"
        lead="Restore anything within 30 days."
        actions={
          documents.state === 'ready' || drafts.length > 0 ? (
            <Button onClick={() => on.empty()}>Empty trash</Button>
          ) : null
        }
      />
      <GenerationListView
        model={list}
        place="trash"
        onErase={on.erase}
        empty={
          <EmptyState title={hasOthers ? 'No documents in the trash' : 'The trash is empty'}>
            {hasOthers
              ? 'Documents'
              : 'Documents, unfinished forms, folders and files, templates, lessons and assignments'}{' '}
            that you delete appear here for 30 days.
          </EmptyState>
        }
      />
      <TrashedDrafts />
      <TrashedBriefcases />
      <TrashedTemplates />
      <TrashedWorkList title="Lessons" label="Deleted lessons" of={trashedLessons} />
      <TrashedWorkList title="Assignments" label="Deleted assignments" of={trashedAssignments} />
      <ConfirmDialog
        open={deletion !== null}
        pending={isDeleting}
        onConfirm={() => on.confirm()}
        onCancel={() => on.cancel()}
      >
        {deletion &&
          (deletion.what === 'trash' ? (
            <Text>All documents and drafts in the trash</Text>
          ) : (
            <Field
              label={`Type “${deletion.title}” to delete it`}
              error={isMistyped ? 'This is not its name. Type it as it is written above.' : undefined}
              required
            >
              <TextInput value={typed} onChange={on.type} autoComplete="off" />
            </Field>
          ))}
      </ConfirmDialog>
    </Stack>
  );
}
