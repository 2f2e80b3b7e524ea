import { attach, createEvent, createStore, sample } from 'effector';
import { delayFx } from './delay';

/** Counts seconds down to zero. Restarting continues from the new number without a second timer. */
export function createCountdown(name: string) {
  const begin = createEvent<number>();
  const stop = createEvent();
  const tickFx = attach({ effect: delayFx, mapParams: () => 1000 });

  const $secondsLeft = createStore(0, { name })
    .on(begin, (_, seconds) => Math.max(0, Math.ceil(seconds)))
    .on(tickFx.done, (seconds) => Math.max(0, seconds - 1))
    .reset(stop);

  // Reads the store after this tick has been counted.
  const counted = sample({ clock: tickFx.done, source: $secondsLeft, filter: (seconds) => seconds > 0 });
  const begun = sample({
    clock: begin,
    source: { running: tickFx.pending, seconds: $secondsLeft },
    filter: ({ running, seconds }) => !running && seconds > 0,
  });
  sample({ clock: [begun, counted], target: tickFx });

  return { begin, stop, $secondsLeft };
}

/** Formats seconds as minutes and seconds: 0:42. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
