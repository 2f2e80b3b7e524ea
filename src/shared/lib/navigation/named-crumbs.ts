import { createEvent, createStore } from 'effector';

/** The breadcrumbs of a page by their real titles, below those of its route. */
export type NamedCrumbs = {
  /** The id of what the page shows, which its address has. */
  id: string;
  crumbs: readonly { label: string; href?: string }[];
};

export const crumbsNamed = createEvent<NamedCrumbs>();

/** The last ones; a page that shows something else keeps the title of its route. */
export const $namedCrumbs = createStore<NamedCrumbs | null>(null, { name: 'namedCrumbs' }).on(
  crumbsNamed,
  (_, named) => named,
);
