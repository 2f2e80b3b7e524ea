import { createEffect, merge, sample } from 'effector';
import { type Ending, sessionEnded, tabOpened } from '@/entities/session';
import { type Notice, toastShown } from '@/shared/lib/toasts';

type How = Ending['how'];

const ENDING = 'lectern-session-ended';

const notices: ReadonlyMap<string, Notice> = new Map<How, Notice>([
  ['signedOut', { tone: 'ok', title: 'User has bees successfully logout.' }],
  ['deleted', { tone: 'ok', title: 'Your account and everything in it are deleted.' }],
  ['expired', { tone: 'info', title: 'Please login to continue' }],
]);

/**
 * Leaves the page of an ended session. Returns how it ended if this document goes on, and null if another one will.
 * The application provides the handler at its start.
 */
export const leaveFx = createEffect<Ending, How | null>({ name: 'leave', handler: () => null });

/** How the session of the document before ended, if it did. */
const readEndingFx = createEffect({
  name: 'readEnding',
  handler: () => {
    const how = sessionStorage.getItem(ENDING);
    sessionStorage.removeItem(ENDING);
    return how;
  },
});

/** Replaces this document, and with it everything that its session has left in memory. */
export function replaceDocument(to: string, how: How): void {
  location.replace(to);
  // The page would stay until the next one arrives, and for good if the user stopped the load.
  document.body.hidden = true;
  // A browser that goes back to this document may restore its memory.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Last, because it fails where storage is blocked.
  sessionStorage.setItem(ENDING, how);
}

sample({ clock: sessionEnded, target: leaveFx });
sample({ clock: tabOpened, target: readEndingFx });
sample({
  clock: merge([leaveFx.doneData, readEndingFx.doneData]).filterMap((how) => notices.get(how ?? '')),
  target: toastShown,
});
