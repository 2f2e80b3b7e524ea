import { createEvent, createStore, sample } from 'effector';
import {
  $document,
  generationClosed,
  generationFetched,
  generationOpened,
  startAccepted,
  startSucceeded,
} from '@/entities/generation';
import { balanceChanged } from '@/entities/session';
import { documentRoute } from '@/shared/api/template-route';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { navigateFx, navigationStarted } from '@/shared/lib/navigation';
import { nonNull } from '@/shared/lib/non-null';

/** `printing`: the address is that of the print view. `values`: of a new form, from another page. `from`: the document that the form is filled in from. `modifies`: the form changes questions, those of `from` or the user's own. */
export const generatorOpened = createEvent<{
  type: string;
  id: string | null;
  printing?: boolean;
  values?: Readonly<Record<string, string>>;
  from?: string | null;
  modifies?: boolean;
}>();

/** The form has the template of the page. */
export const templateShown = createEvent<Template>();

export const $address = createStore<{ type: string; id: string | null } | null>(null, {
  name: 'generatorAddress',
}).on(generatorOpened, (_, { type, id }) => ({ type, id }));
export const $shownTemplate = createStore<Template | null>(null, { name: 'shownTemplate' }).on(
  templateShown,
  (_, template) => template,
);
/** Whether the page shows the print view instead of the workspace. */
export const $isPrinting = createStore(false, { name: 'isPrinting' }).on(
  generatorOpened,
  (_, { printing }) => printing === true,
);

sample({ clock: generatorOpened.filterMap(({ id }) => id ?? undefined), target: generationOpened });
sample({ clock: generatorOpened.filter({ fn: ({ id }) => id === null }), target: generationClosed });

// Redirects to the route of the document's own template; another template's form would look empty.
sample({
  clock: sample({
    clock: [generatorOpened, generationFetched],
    source: { address: $address, document: $document },
    fn: ({ address, document }) =>
      address && document?.generation.id === address.id && document.generation.template_type !== address.type
        ? document.generation
        : null,
  }).filterMap(nonNull),
  fn: (generation) => ({ to: editRouteOf(generation), replace: true }),
  target: navigateFx,
});

// Navigates to the new document's own URL, so that a reload resumes it. Skipped if the user has navigated since.
const $staysOnPage = createStore(false, { name: 'staysOnPage' })
  .on(startAccepted, () => true)
  .on(navigationStarted, () => false);

sample({
  clock: startSucceeded,
  source: $staysOnPage,
  filter: Boolean,
  fn: (_, { generation }) => ({ to: editRouteOf(generation), replace: true }),
  target: navigateFx,
});

const editRouteOf = ({ template_type, id }: Generation): string => documentRoute(template_type, id);

const $balance = $document.map((document) => document?.generation.token_balance ?? null);
sample({ clock: $balance, filter: Boolean, target: balanceChanged });
