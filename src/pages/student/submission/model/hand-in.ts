import { createEffect, createEvent, createStore, sample } from 'effector';
import { studentPath } from '@/entities/assignment';
import { createHandInWorkMutation } from '@/shared/api/submissions';
import { navigateFx } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';
import { failureShown, toastShown } from '@/shared/lib/toasts';
import { draft as autosave, workOpened } from './draft';
import { $files } from './files';

const { $draft, $isFailing, $isSaving, saveRequested } = autosave;

/** Carries what the student used AI for; empty for nothing, null if the assignment does not ask. */
export const handInConfirmed = createEvent<string | null>();

/** A key per attempt, so that a hand-in that is repeated after a lost answer counts once. */
const newKeyFx = createEffect<void, string>({
  name: 'newHandInKey',
  handler: () => crypto.randomUUID(),
});
const handInMutation = createHandInWorkMutation();
const $aiHelp = createStore<string | null>(null, { name: 'declaredAiHelp' })
  .on(handInConfirmed, (_, aiHelp) => aiHelp)
  .reset(workOpened);

// idle -> saving (the draft is saved first) -> sending -> idle
export const $handIn = createStore<'idle' | 'saving' | 'sending'>('idle', { name: 'handIn' });

const accepted = sample({
  clock: handInConfirmed,
  source: { handIn: $handIn, draft: $draft, files: $files },
  filter: ({ handIn, draft, files }) =>
    handIn === 'idle' &&
    draft.state === 'open' &&
    draft.conflict === null &&
    !files.some(({ state }) => state === 'uploading'),
});
/** The draft is on the server as the student sees it. */
const ready = sample({
  clock: [
    accepted.map(() => undefined),
    $draft.updates.map(() => undefined),
    $isSaving.updates.map(() => undefined),
  ],
  source: { handIn: $handIn, draft: $draft, isSaving: $isSaving },
  filter: ({ handIn, draft, isSaving }) =>
    handIn === 'saving' && draft.state === 'open' && !draft.isUnsaved && !isSaving,
});
const abandoned = sample({
  clock: $isFailing.updates.filter({ fn: Boolean }),
  source: $handIn,
  filter: (handIn) => handIn === 'saving',
});

$handIn
  .on(accepted, () => 'saving')
  .on(ready, () => 'sending')
  .reset(handInMutation.finished.finally, abandoned, workOpened);

sample({ clock: accepted, target: saveRequested });
sample({ clock: ready, target: newKeyFx });
sample({
  clock: sample({
    clock: newKeyFx.doneData,
    source: { draft: $draft, aiHelp: $aiHelp },
    fn: ({ draft, aiHelp }, key) =>
      draft.state === 'open'
        ? {
            id: draft.id,
            handIn: { revision: draft.revision, ai_help: aiHelp },
            headers: { 'Idempotency-Key': key },
          }
        : undefined,
  }).filterMap(nonNull),
  target: handInMutation.start,
});
sample({
  clock: handInMutation.finished.success,
  fn: ({ params }) => ({ to: studentPath(params.id) }),
  target: navigateFx,
});
sample({
  clock: handInMutation.finished.success,
  fn: ({ result: { late_seconds } }) => ({
    tone: 'ok' as const,
    title: late_seconds > 0 ? 'Handed in, late.' : 'Handed in on time.',
  }),
  target: toastShown,
});
sample({ clock: handInMutation.finished.failure, target: failureShown });
