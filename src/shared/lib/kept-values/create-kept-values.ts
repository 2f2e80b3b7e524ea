import { attach, combine, createEvent, createStore, type Event, merge, sample, type Store } from 'effector';
import { nonNull } from '../non-null';
import { claimNameFx, removeAllStoredFx, removeStoredFx, storeFx, takeLeftFx } from '../storage';

type Options<Value> = {
  name: string;
  /** The part of the name in storage that all windows have in common. */
  prefix: string;
  /** The page that uses it is opened. */
  opened: Event<unknown>;
  /** What is kept. */
  $value: Store<Value>;
  isEmpty: (value: Value) => boolean;
  /** Undefined for what is not ours, or no longer readable. */
  parse: (stored: unknown) => Value | undefined;
};

/**
 * Keeps what the server has not on this device, until the value is empty. Each window has a name of its own, so that none
 * overwrites what another one keeps, and adopts what closed windows left.
 */
export function createKeptValues<Value>({ name, prefix, opened, $value, isEmpty, parse }: Options<Value>) {
  const claimFx = attach({ name: `${name}Claim`, effect: claimNameFx, mapParams: () => prefix });
  const $name = createStore<string | null>(null, { name: `${name}Name`, serialize: 'ignore' }).on(
    claimFx.doneData,
    (known, claimed) => known ?? claimed,
  );
  const takeFx = attach({
    name: `${name}Take`,
    source: $name,
    mapParams: (_: void, own) => ({ prefix, own: own ?? '' }),
    effect: takeLeftFx,
  });
  const keepFx = attach({ name: `${name}Keep`, effect: storeFx });
  const endFx = attach({ name: `${name}End`, effect: removeStoredFx });
  const removeFx = attach({ name: `${name}Remove`, effect: removeAllStoredFx });

  /** Whether the device refuses to keep it: closing the page would lose it. */
  const $isUnkept = createStore(false, { name: `${name}Unkept` })
    .on(keepFx.fail, () => true)
    .on(keepFx.done, () => false);

  sample({
    clock: opened,
    source: $name,
    filter: (own) => own === null,
    fn: () => undefined,
    target: claimFx,
  });
  sample({
    clock: [claimFx.done, opened].map((clock) => clock.map(() => undefined)),
    source: $name,
    filter: (own) => own !== null,
    fn: () => undefined,
    target: takeFx,
  });

  const found = takeFx.doneData.map((left) =>
    left.flatMap(({ name: stored, value }) => {
      const parsed = parse(value);
      return parsed === undefined ? [] : [{ name: stored, value: parsed }];
    }),
  );
  /** What closed windows kept, to be joined with the value. */
  const adopted = createEvent<readonly Value[]>();
  /** The names of closed windows whose values this one has, but does not keep under its own name yet. */
  const $adopted = createStore<readonly string[]>([], { name: `${name}Adopted`, serialize: 'ignore' })
    .on(found, (names, left) => [...names, ...left.map(({ name: stored }) => stored)])
    .reset(removeFx.done);
  sample({
    clock: found.filter({ fn: ({ length }) => length > 0 }),
    fn: (left) => left.map(({ value }) => value),
    target: adopted,
  });

  const $own = combine($name, $value, (own, value) => ({ name: own, value, isEmpty: isEmpty(value) }));
  const toKeep = $own.updates.filterMap(({ name: own, value, isEmpty: isNothing }) =>
    own === null || isNothing ? undefined : { name: own, value },
  );
  sample({ clock: toKeep, target: keepFx });
  const ended = sample({
    clock: $value.updates,
    source: $own,
    fn: ({ name: own, isEmpty: isNothing }) => (isNothing ? own : null),
  });
  sample({ clock: ended.filterMap(nonNull), target: endFx });
  sample({
    clock: merge([keepFx.done, endFx.done]).map(() => undefined),
    source: $adopted,
    filter: ({ length }) => length > 0,
    target: removeFx,
  });

  return { adopted, $isUnkept };
}
