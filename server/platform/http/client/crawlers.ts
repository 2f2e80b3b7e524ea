/** Crawlers name themselves. The telephones of Cubot are none. */
const CRAWLER = /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|ia_archiver|mediapartners/i;

export const isCrawler = (userAgent = ''): boolean => CRAWLER.test(userAgent);
