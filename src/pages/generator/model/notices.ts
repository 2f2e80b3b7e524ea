import { sample } from 'effector';
import {
  $document,
  changeLanded,
  contentChanged,
  favouriteFailed,
  runEnded,
  trashed,
  trashRefused,
  undoAsked,
  untrashAsked,
  untrashed,
} from '@/entities/generation';
import { problemOf } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { $rewriting, exportFx } from './document';

const undo = { label: 'Undo', chosen: undoAsked };

sample({
  clock: contentChanged.filterMap((change) => {
    switch (change.kind) {
      case 'edit':
        return { tone: 'ok' as const, title: 'Your edit is kept.', action: undo };
      case 'restore':
        if (change.reason === 'chosen')
          return { tone: 'ok' as const, title: 'The earlier version is back.', action: undo };
        return { tone: 'info' as const, title: change.reason === 'undo' ? 'Undone.' : 'Done again.' };
      case 'continue':
      case 'regenerate':
      case 'save':
        return undefined;
    }
  }),
  target: toastShown,
});

sample({
  clock: changeLanded.filter({ fn: ({ change }) => change.kind === 'save' }),
  fn: () => ({ tone: 'ok' as const, title: 'Saved.' }),
  target: toastShown,
});

sample({
  clock: runEnded,
  source: { rewriting: $rewriting, document: $document },
  filter: ({ rewriting, document }, state) =>
    rewriting && state.state === 'complete' && document !== null && document.undo.length > 0,
  fn: () => ({ tone: 'ok' as const, title: 'Written again.', action: undo }),
  target: toastShown,
});

sample({
  clock: trashed,
  fn: () => ({
    tone: 'ok' as const,
    title: 'Moved to the trash.',
    action: { label: 'Undo', chosen: untrashAsked },
  }),
  target: toastShown,
});

sample({
  clock: untrashed,
  fn: () => ({ tone: 'ok' as const, title: 'Back from the trash.' }),
  target: toastShown,
});

sample({
  clock: trashRefused,
  fn: ({ message }) => ({ tone: 'bad' as const, title: message }),
  target: toastShown,
});

sample({
  clock: favouriteFailed,
  fn: ({ favourite }) => ({
    tone: 'bad' as const,
    title: favourite ? 'It is still a favourite. Try again.' : 'It could not be made a favourite. Try again.',
  }),
  target: toastShown,
});

sample({
  clock: exportFx.failData,
  fn: (error) => ({
    tone: 'bad' as const,
    title: 'The file could not be made.',
    description: problemOf(error).message,
  }),
  target: toastShown,
});
