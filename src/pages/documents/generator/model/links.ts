import { createEvent, createStore, sample } from 'effector';
import { generationClosed, generationFetched, openAccepted } from '@/entities/generation';
import { concurrency } from '@/shared/api';
import { createListLinksQuery, type GenerationLinks } from '@/shared/api/actions';

const linksQuery = createListLinksQuery();
concurrency(linksQuery, { strategy: 'TAKE_LATEST' });

/** The links of the open document have arrived. */
export const linksFetched = createEvent<GenerationLinks>();

/** The documents that the open one comes from, and those that come from it; null until they are known. */
export const $links = createStore<GenerationLinks | null>(null, { name: 'links' });

$links.on(linksFetched, (_, links) => links).reset(generationClosed, openAccepted);

sample({ clock: generationFetched, fn: ({ id }) => ({ id }), target: linksQuery.start });
sample({ clock: linksQuery.finished.success, fn: ({ result }) => result, target: linksFetched });
