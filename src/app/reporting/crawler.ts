/** Crawlers name themselves. The telephones of Cubot are none. */
const CRAWLER = /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|ia_archiver|mediapartners/i;

/** Whether what reads this page is a machine that indexes it. */
export const isCrawler = (userAgent: string = navigator.userAgent): boolean => CRAWLER.test(userAgent);
