import { createStore, sample } from 'effector';
import { templateRoute } from '@/shared/api/template-route';
import { navigateFx } from '@/shared/lib/navigation';
import { $form, draftRead, fieldChanged } from './form';
import { generatorOpened } from './generator';

/** The topic in the address of a new document, until the form shows it. */
const $requested = createStore<{ type: string; topic: string } | null>(null, { name: 'requestedTopic' });

const accepted = sample({
  clock: [generatorOpened, draftRead],
  source: { form: $form, requested: $requested },
  fn: ({ form, requested }) =>
    requested && form.state === 'open' && form.key === `form:${requested.type}` ? requested : null,
}).filterMap((requested) => requested ?? undefined);

$requested
  .on(generatorOpened, (_, { type, id, topic }) => (id === null && topic ? { type, topic } : null))
  .on(accepted, () => null);

sample({ clock: accepted, fn: ({ topic }) => ({ name: 'topic', value: topic }), target: fieldChanged });
// Without the topic in the address, a reload shows the draft instead of the first wording.
sample({
  clock: accepted,
  fn: ({ type }) => ({ to: templateRoute(type), replace: true }),
  target: navigateFx,
});
