/** Names what a window has of scores and the server has not, in storage. Signing out removes it. */
export const KEPT_SCORES = 'edit:gradebook:';
/** The same for scores that are entered beside an assignment on paper. */
export const KEPT_PAPER_SCORES = 'edit:scores:';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** How many entries are in what the windows store. */
export const countKept = (windows: readonly unknown[]): number =>
  windows.reduce<number>((sum, stored) => sum + countOf(stored), 0);

function countOf(stored: unknown): number {
  if (Array.isArray(stored)) return stored.length;
  if (!isRecord(stored)) return 0;
  return Object.values(stored)
    .flatMap((own) => (isRecord(own) ? Object.values(own) : []))
    .reduce<number>((sum, list) => sum + (isRecord(list) ? Object.keys(list).length : 0), 0);
}
