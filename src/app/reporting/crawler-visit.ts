/**
 * Whether a crawler reads this page; false when the patterns cannot be fetched. They load on demand, because only a page
 * that fails asks for them.
 */
export const isCrawlerVisit = (): Promise<boolean> =>
  import('./crawler').then(
    ({ isCrawler }) => isCrawler(navigator.userAgent),
    () => false,
  );
