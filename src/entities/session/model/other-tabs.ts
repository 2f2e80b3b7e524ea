import { createEffect } from 'effector';
import { afterHydration } from '@/shared/first-view';
import { readCookie } from '@/shared/lib/storage';

let channel: BroadcastChannel | undefined;

/** One channel per tab: a second one would receive the tab's own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('lectern-session');
  return channel;
}

/** Notifies other tabs that the cookies changed; they read the cookies themselves. */
export const notifyOtherTabsFx = createEffect({
  name: 'notifyOtherTabs',
  handler: () =>
    afterHydration(() => {
      // Reading the cookie makes the browser flush a delayed write before other tabs read it.
      readCookie('');
      openChannel().postMessage('changed');
    }),
});

/** Calls the listener when another tab signs in or out, or updates the account. */
export function listenToOtherTabs(listener: () => void): void {
  openChannel().addEventListener('message', listener);
}
