import { createEffect } from 'effector';
import { readCookie } from '@/shared/lib/cookie';

let channel: BroadcastChannel | undefined;

/** One channel a tab: a second one would hear the tab's own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('lectern-session');
  return channel;
}

/** Says that the cookies have changed; what they hold is for the others to read. */
export const tellOtherTabsFx = createEffect({
  name: 'tellOtherTabs',
  handler: () => {
    // A browser may write a cookie a little later, but answers only then: the others are to read the new ones.
    readCookie('');
    openChannel().postMessage('changed');
  },
});

export function listenToOtherTabs(heard: () => void): void {
  openChannel().addEventListener('message', heard);
}
