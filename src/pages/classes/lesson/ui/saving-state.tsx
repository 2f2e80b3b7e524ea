import { useUnit } from 'effector-react';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Text } from '@/shared/ui/text';
import { draft as autosave } from '../model/lesson';

/** Two versions of the lesson, and what to do about them. */
export function SavingProblem() {
  const { draft, keepOwn, takeOther } = useUnit({
    draft: autosave.$draft,
    keepOwn: autosave.ownVersionKept,
    takeOther: autosave.otherVersionChosen,
  });
  if (draft.state === 'closed') return null;
  if (draft.conflict) {
    return (
      <Banner
        tone="warn"
        title="This lesson changed in another window"
        urgent
        action={
          <Cluster gap={2}>
            <Button size="sm" onClick={() => keepOwn()}>
              Keep mine
            </Button>
            <Button size="sm" onClick={() => takeOther()}>
              Use the other version
            </Button>
          </Cluster>
        }
      >
        The other version is “{draft.conflict.content.title}”, with {draft.conflict.content.blocks.length}{' '}
        blocks.
      </Banner>
    );
  }
  return draft.isRecovered ? <Banner>Your unsaved changes are back.</Banner> : null;
}

/** Whether everything is saved. */
export function SavingWords({ zone }: { zone: string }) {
  const { draft, isSaving, isFailing } = useUnit({
    draft: autosave.$draft,
    isSaving: autosave.$isSaving,
    isFailing: autosave.$isFailing,
  });
  if (draft.state === 'closed' || draft.conflict || draft.isRecovered) return null;
  const words = isFailing
    ? 'Not saved. We’ll try again; your changes are safe in this browser.'
    : draft.isUnsaved || isSaving
      ? 'Saving…'
      : draft.savedAt
        ? `Saved ${dayAndTimeIn(draft.savedAt, zone)}`
        : '';
  return (
    <Text size="sm" tone="muted">
      {words}
    </Text>
  );
}
