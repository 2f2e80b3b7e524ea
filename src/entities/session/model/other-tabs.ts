import { createEffect } from 'effector';

let channel: BroadcastChannel | undefined;

/** One channel a tab: a second one would hear the tab's own messages. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('lectern-session');
  return channel;
}

/** Says that the cookies have changed; what they hold is for the others to read. */
export const tellOtherTabsFx = createEffect({
  name: 'tellOtherTabs',
  handler: () => openChannel().postMessage('changed'),
});

export function listenToOtherTabs(heard: () => void): void {
  openChannel().addEventListener('message', heard);
}
