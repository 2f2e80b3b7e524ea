import { createEvent, createStore, sample } from 'effector';
import { createGenerationList } from '@/widgets/generation-list';

/** Carries the template type from the URL. */
export const historyOpened = createEvent<string>();

export const list = createGenerationList();

export const $type = createStore<string | null>(null, { name: 'historyType' }).on(
  historyOpened,
  (_, type) => type,
);

// The documents of batches are on the pages of their batches.
sample({
  clock: historyOpened,
  fn: (template_type) => ({ template_type, batched: false }),
  target: list.opened,
});
