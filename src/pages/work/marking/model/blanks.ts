import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { nonNull } from '@/shared/lib/non-null';
import { $work, scoreGiven, submissionOpened, suggestionsAccepted } from './marking';
import { levelOf } from './level-keys';
import { blankAfter, blankParts, scoreOf } from './marking-state';

export type Part = 'work' | 'mark';

/** Opens a criterion, so that it gets another score. */
export const criterionOpened = createEvent<string>();
export const nextBlankRequested = createEvent();
/** Chooses what a phone shows. */
export const partChosen = createEvent<Part>();

/** Focuses the first control of what gets a score, once it is rendered. */
export const focusScoreFx = createEffect<string, void>({
  name: 'focusScore',
  handler: (id) => {
    globalThis.requestAnimationFrame?.(() => {
      const scored = document.querySelector(`[data-score-of="${CSS.escape(id)}"]`);
      scored?.scrollIntoView({ block: 'nearest' });
      scored?.querySelector<HTMLElement>('input, [aria-pressed]')?.focus();
    });
  },
});

export const $blankIds = $work.map((work) => (work ? blankParts(work.content, work.data) : []));

const moved = sample({
  clock: [scoreGiven.map(({ criterion_id }) => criterion_id), suggestionsAccepted.map(() => null)],
  source: $work,
  fn: (work, id) => {
    if (work === null) return null;
    // A score that was taken away leaves its criterion open.
    const isBlank = id !== null && blankParts(work.content, work.data).includes(id);
    return isBlank ? id : blankAfter(work.content, work.data, id);
  },
});
/** The criterion that the teacher opened or that came next; null for the first blank one. */
const $chosen = createStore<string | null>(null, { name: 'chosenCriterion' })
  .on(criterionOpened, (_, id) => id)
  .on(moved, (_, id) => id)
  .reset(submissionOpened);
/** The criterion whose levels are shown. */
export const $openCriterion = combine($chosen, $blankIds, (chosen, blanks) => chosen ?? blanks[0] ?? null);

/** The blank that was focused last, so that the next click continues from it. */
const $visited = createStore<string | null>(null, { name: 'visitedBlank' }).reset(moved, submissionOpened);
const blankFound = sample({
  clock: nextBlankRequested,
  source: { work: $work, open: $openCriterion, visited: $visited, blanks: $blankIds },
  fn: ({ work, open, visited, blanks }) => {
    if (work === null) return undefined;
    const isWaiting = open !== null && open !== visited && blanks.includes(open);
    return isWaiting ? open : (blankAfter(work.content, work.data, open) ?? undefined);
  },
}).filterMap(nonNull);
$chosen.on(blankFound, (_, id) => id);
$visited.on(blankFound, (_, id) => id);
sample({ clock: [blankFound, criterionOpened], target: focusScoreFx });

export const $part = createStore<Part>('work', { name: 'markingPart' })
  .on(partChosen, (_, part) => part)
  .reset(submissionOpened);
// The questions of a quiz get their points beside the answers.
sample({
  clock: blankFound,
  source: $work,
  fn: (work): Part => (work?.data.quiz ? 'work' : 'mark'),
  target: partChosen,
});

/** Carries the digit, and the criterion with the focus; null for the open one. */
export const levelKeyPressed = createEvent<{ digit: number; focused: string | null }>();
// The key of the given level leaves it: a second press is no reason to take it away.
sample({
  clock: sample({
    clock: levelKeyPressed,
    source: { work: $work, open: $openCriterion },
    fn: ({ work, open }, { digit, focused }) => {
      const criterion = work?.data.assignment.rubric?.criteria.find(({ id }) => id === (focused ?? open));
      const level = criterion && levelOf(criterion.levels, digit);
      if (!work || !criterion || !level || scoreOf(work.content, criterion.id) === level.points)
        return undefined;
      return { criterion_id: criterion.id, points: level.points };
    },
  }).filterMap(nonNull),
  target: scoreGiven,
});

/** Moves the focus to the comment on the whole work. */
export const commentFocused = createEvent();
export const focusCommentFx = createEffect<void, void>({
  name: 'focusComment',
  handler: () => {
    globalThis.requestAnimationFrame?.(() =>
      document.querySelector<HTMLElement>('[data-overall-comment] textarea')?.focus(),
    );
  },
});
sample({ clock: commentFocused, fn: (): Part => 'mark', target: partChosen });
sample({ clock: commentFocused, target: focusCommentFx });
