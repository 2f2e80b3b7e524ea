import type { MarkSuggestion, SuggestionEstimate, SuggestionOverview } from '@/shared/api/suggestions';

/** The dialog that asks for suggestions. */
export type Asking =
  | { state: 'closed' }
  | {
      state: 'open';
      /** The marked work that shows the teacher's standard. */
      examples: readonly string[];
      /** Whether there are no examples, or enough of them. */
      isComplete: boolean;
      /** Null until it is known. */
      estimate: SuggestionEstimate | null;
      /** Why the last request failed. */
      problem: string | null;
    };

export const EXAMPLES = { least: 3, most: 5 };

export const beginAsking = (): Asking => ({
  state: 'open',
  examples: [],
  isComplete: true,
  estimate: null,
  problem: null,
});

export function toggleExample(asking: Asking, id: string): Asking {
  if (asking.state !== 'open') return asking;
  const isChosen = asking.examples.includes(id);
  if (!isChosen && asking.examples.length >= EXAMPLES.most) return asking;
  const examples = isChosen ? asking.examples.filter((other) => other !== id) : [...asking.examples, id];
  const isComplete = examples.length === 0 || examples.length >= EXAMPLES.least;
  return { ...asking, examples, isComplete, problem: null };
}

export const receiveEstimate = (asking: Asking, estimate: SuggestionEstimate): Asking =>
  asking.state === 'open' ? { ...asking, estimate } : asking;

export const rejectAsking = (asking: Asking, problem: string): Asking =>
  asking.state === 'open' ? { ...asking, problem } : asking;

/** Whether the run changes by itself; a paused one resumes once the teacher has credits. */
export const isRunning = (overview: SuggestionOverview | null): boolean =>
  overview?.run?.state === 'running' || overview?.run?.state === 'paused';

/** Whether the suggestion will come, or be replaced. */
export const isExpected = (suggestion: MarkSuggestion | null): boolean =>
  suggestion !== null && (suggestion.state !== 'ready' || suggestion.outdated !== null);
