import { createIsbotFromList, list } from 'isbot';

/**
 * Whether a `User-Agent` names a crawler. Headless browsers do not count, because the journeys use
 * one.
 */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));
