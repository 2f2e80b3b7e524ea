import type { ScoreChange } from '@/shared/api/gradebooks';

/** A change, or the first of those that returned the scores of several students at once. */
export type HistoryEntry = { change: ScoreChange; students: number };

export const isReturn = ({ origin }: Pick<ScoreChange, 'origin'>): boolean =>
  origin === 'return' || origin === 'closing';

/** Who made a change: nobody returns the scores of a term that closes by its date. */
export const actorOf = ({ author, origin }: Pick<ScoreChange, 'author' | 'origin'>): string =>
  author ?? (origin === 'closing' ? 'The term closed by its date' : 'A deleted account');

/** A return is written in one transaction: its changes have one time, and follow each other by assignment. */
const isSameReturn = (one: ScoreChange, other: ScoreChange): boolean =>
  isReturn(one) &&
  isReturn(other) &&
  one.assignment_id === other.assignment_id &&
  one.author === other.author &&
  one.at === other.at;

/** The history with one entry for each return of an assignment; everything else stays as it is. */
export function entriesOf(changes: readonly ScoreChange[]): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const change of changes) {
    const place = entries.findIndex((entry) => isSameReturn(entry.change, change));
    const known = entries[place];
    if (known) entries[place] = { ...known, students: known.students + 1 };
    else entries.push({ change, students: 1 });
  }
  return entries;
}
