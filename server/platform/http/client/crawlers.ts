import { createIsbotFromList, list } from 'isbot';

/** Whether a `User-Agent` names a crawler. Headless browsers pass: our journeys run in one. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));
