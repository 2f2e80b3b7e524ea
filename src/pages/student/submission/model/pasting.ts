import type { PastedPassage } from '@/shared/api/submissions';

/** Shorter passages are a word or two, and not recorded; in UTF-16 units. */
export const MIN_PASSAGE_LENGTH = 30;
const MAX_PASSAGES = 100;

type Edit = { start: number; end: number; inserted: string };

/** What one edit replaced: the part between the equal beginning and the equal end of both texts. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before[before.length - 1 - same] === after[after.length - 1 - same])
    same += 1;
  return { start, end: before.length - same, inserted: after.slice(start, after.length - same) };
}

/** Where the passages stand after an edit; one that was replaced altogether is gone. */
function movePassages(passages: readonly PastedPassage[], { start, end, inserted }: Edit): PastedPassage[] {
  const growth = inserted.length - (end - start);
  return passages.flatMap((passage) => {
    if (passage.end <= start) return [passage];
    if (passage.start >= end)
      return [{ ...passage, start: passage.start + growth, end: passage.end + growth }];
    const moved = {
      ...passage,
      start: passage.start < start ? passage.start : start + inserted.length,
      end: passage.end > end ? passage.end + growth : start,
    };
    return moved.end > moved.start ? [moved] : [];
  });
}

/** The words that an edit removed, if they are long enough to be a passage. */
export function cutFrom({ before, after }: { before: string; after: string }): string[] {
  const { start, end } = editBetween(before, after);
  return end - start < MIN_PASSAGE_LENGTH ? [] : [before.slice(start, end)];
}

type Typed = {
  before: string;
  after: string;
  /** When the user pasted; null if they typed. */
  pastedAt: string | null;
  /** What the user has cut from this text. */
  cut: readonly string[];
};

/** The passages after the user typed or pasted. Words that the user moves within the text are no new passage. */
export function recordEdit(
  passages: readonly PastedPassage[],
  { before, after, pastedAt, cut }: Typed,
): PastedPassage[] {
  const edit = editBetween(before, after);
  const moved = movePassages(passages, edit);
  const words = edit.inserted.trim();
  if (pastedAt === null || words.length < MIN_PASSAGE_LENGTH) return moved;
  if ([before, ...cut].some((own) => own.includes(words))) return moved;
  const { start, inserted } = edit;
  const passage = { at: pastedAt, length: inserted.length, start, end: start + inserted.length };
  return [...moved, passage].slice(-MAX_PASSAGES);
}
