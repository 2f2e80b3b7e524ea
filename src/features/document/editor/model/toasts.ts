import { sample } from 'effector';
import {
  $document,
  changeCompleted,
  contentChanged,
  favouriteFailed,
  reloadRequested,
  runEnded,
  trashed,
  trashFailed,
  untrashed,
} from '@/entities/generation';
import { deletionShown, trashRestored } from '@/entities/trash';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';
import { $rewrittenVersion } from './document';
import { rewriteOutcome } from './rewrite-outcome';
import { undoQueued } from './queued-changes';

const undo = { label: 'Undo', chosen: undoQueued };

sample({
  clock: contentChanged.filterMap((change) => {
    switch (change.kind) {
      case 'edit':
        return { tone: 'ok' as const, title: 'Saved.', action: undo };
      case 'restore':
        if (change.reason === 'chosen')
          return { tone: 'ok' as const, title: 'Earlier version restored.', action: undo };
        return { tone: 'info' as const, title: change.reason === 'undo' ? 'Undone.' : 'Redone.' };
      case 'continue':
      case 'regenerate':
      case 'revise':
      case 'save':
        return undefined;
    }
  }),
  target: toastShown,
});

sample({
  clock: changeCompleted.filter({ fn: ({ change }) => change.kind === 'save' }),
  fn: () => ({ tone: 'ok' as const, title: 'Saved.' }),
  target: toastShown,
});

sample({
  clock: sample({
    clock: runEnded,
    source: { before: $rewrittenVersion, document: $document },
    fn: ({ before, document }, { state }) =>
      before !== null && state === 'complete' && document ? rewriteOutcome(document, before) : null,
  }).filterMap(nonNull),
  fn: (outcome) => (outcome.tone === 'ok' ? { ...outcome, action: undo } : outcome),
  target: toastShown,
});

sample({
  clock: trashed,
  fn: ({ params: { id } }) => ({ kind: 'document' as const, id, title: 'Moved to trash.' }),
  target: deletionShown,
});

sample({
  clock: trashRestored,
  source: $document,
  filter: (open, { kind, id }) => kind === 'document' && open?.generation.id === id,
  fn: () => undefined,
  target: reloadRequested,
});

sample({
  clock: untrashed,
  fn: () => ({ tone: 'ok' as const, title: 'Restored from trash.' }),
  target: toastShown,
});

sample({
  clock: trashFailed,
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});

sample({
  clock: favouriteFailed,
  fn: ({ favourite }) => ({
    tone: 'bad' as const,
    title: favourite
      ? 'Couldn’t remove it from favourites. Try again.'
      : 'Couldn’t add it to favourites. Try again.',
  }),
  target: toastShown,
});
