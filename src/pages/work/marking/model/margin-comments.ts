import { combine, createEvent, createStore, sample } from 'effector';
import type { TextNote } from '@/shared/api/submissions';
import { $content, markEdited, submission, submissionOpened } from './marking';
import { blankIn } from './marking-state';
import { commentsFor, placeOf, type SuggestedComment } from './suggested-comments';
import { $shownScores } from './suggestions';

/** Takes a suggestion over as a comment of the teacher, with the id and the words that it gets. */
export const commentKept = createEvent<{ of: SuggestedComment; id: string; comment: string }>();
export const commentDropped = createEvent<SuggestedComment>();

/** The keys of the suggestions that the teacher has kept or dropped. */
const $settled = createStore<readonly string[]>([], { name: 'settledComments' })
  .on([commentKept.map(({ of }) => of), commentDropped], (keys, { key }) => [...keys, key])
  .reset(submissionOpened);

const $text = submission.$data.map((data) => data?.text ?? '');

/** The suggested comments that wait for the teacher. */
export const $suggestedComments = combine(
  { scores: $shownScores, settled: $settled, content: $content, text: $text },
  ({ scores, settled, content, text }) =>
    content ? commentsFor(text, scores, content.notes).filter(({ key }) => !settled.includes(key)) : [],
);

/** Where a suggestion that waits for the teacher rests on words of the text. */
export const $suggestedSpans = combine(
  { scores: $shownScores, comments: $suggestedComments, content: $content, text: $text },
  ({ scores, comments, content, text }) =>
    [
      ...(content ? blankIn(content, scores) : []).flatMap((score) => placeOf(text, score.quote) ?? []),
      ...comments,
    ].map(({ start, end }) => ({ start, end, kind: 'suggested' as const })),
);

sample({
  clock: commentKept,
  source: $content,
  fn: (content, { of: { start, end, quote }, id, comment }) => {
    const notes: readonly TextNote[] = content?.notes ?? [];
    return { notes: [...notes, { id, start, end, quote, comment }] };
  },
  target: markEdited,
});
