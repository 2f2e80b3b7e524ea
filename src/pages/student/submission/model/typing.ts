import { createEvent, createStore, sample } from 'effector';
import { assignment, type Content, draft, workOpened } from './draft';
import { cutFrom, recordEdit } from './pasting';

/** Carries the new text, and when the student pasted into it; null if they typed. */
export const textTyped = createEvent<{ text: string; pastedAt: string | null }>();

const MAX_CUTS = 10;

/** What the student has cut from the text since the page was opened, the last first. */
const $cut = createStore<readonly string[]>([], { name: 'cutPassages' });

const edited = sample({
  clock: textTyped,
  source: { draft: draft.$draft, cut: $cut, data: assignment.$data },
  fn: ({ draft: open, cut, data }, { text, pastedAt }) => ({
    isRecorded: data?.records_pasting ?? false,
    edit: { before: open.state === 'open' ? open.content.text : '', after: text, pastedAt, cut },
  }),
});
$cut.on(edited, (cut, { edit }) => [...cutFrom(edit), ...cut].slice(0, MAX_CUTS)).reset(workOpened);
sample({
  clock: edited,
  fn:
    ({ isRecorded, edit }) =>
    (content: Content) => ({
      ...content,
      text: edit.after,
      pasted: isRecorded ? recordEdit(content.pasted, edit) : [],
    }),
  target: draft.changed,
});
