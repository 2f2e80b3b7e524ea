import type { DraftSummary } from '@/shared/api/drafts';
import type { GenerationSummary } from '@/shared/api/generations';
import type { TermWeek } from '@/shared/api/home';
import { byLatest, longWeekdayOf, wallClock } from '@/shared/lib/dates';

/** A document or an unfinished form. */
export type Sheet =
  | { what: 'document'; document: GenerationSummary; at: string }
  | { what: 'draft'; draft: DraftSummary; at: string };

/** Documents and unfinished forms together, the latest first. */
export const latestOf = (
  documents: readonly GenerationSummary[],
  drafts: readonly DraftSummary[],
): readonly Sheet[] =>
  [
    ...documents.map((document) => ({ what: 'document' as const, document, at: document.updated_at })),
    ...drafts.map((draft) => ({ what: 'draft' as const, draft, at: draft.updated_at })),
  ].toSorted((one, other) => byLatest(one.at, other.at));

/** The lead of the page: the document that needs attention, or the latest one. */
export function summarise(recent: readonly GenerationSummary[]): string {
  const writing = recent.find(({ status }) => status === 'writing');
  if (writing) return `“${writing.title}” is being written.`;
  const broken = recent.find(({ status }) => status === 'interrupted' || status === 'failed');
  if (broken) return `“${broken.title}” was interrupted. What was written is saved.`;
  const [last] = recent;
  return last ? `You last worked on “${last.title}”.` : 'Nothing written yet. Pick a template to start.';
}

/** "Tuesday 13 October, week 7 of 15"; the week is that of the term, if there is one. */
export const dateLine = (now: Date, week?: TermWeek): string =>
  `${longWeekdayOf(wallClock(now))}${week ? `, week ${week.number} of ${week.count}` : ''}`;
