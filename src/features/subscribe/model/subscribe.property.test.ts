import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld, type Fate, fates } from './reference-world.fixture';
import { isInactive } from './subscribing';

type World = ReturnType<typeof createWorld>;

const fate = fc.constantFrom(...fates);
const action = fc.oneof(
  fc.record({ what: fc.constant('press'), fate }),
  fc.record({ what: fc.constant('reload'), fate }),
  fc.record({ what: fc.constant('reopen'), fate }),
  { weight: 4, arbitrary: fc.record({ what: fc.constant('answer'), fate }) },
);
const actions = fc.array(action, { maxLength: 60 });

function perform(world: World, event: { what: string; fate: Fate }): void {
  if (event.what === 'press') world.press();
  else if (event.what === 'reload') world.reload(event.fate);
  else if (event.what === 'reopen') world.reopen();
  else world.answer(event.fate);
}

const RUNS = { numRuns: 2_000 };

test('a user never has two live subscriptions', () => {
  fc.assert(
    fc.property(actions, (events) => {
      const world = createWorld();
      for (const event of events) {
        perform(world, event);
        expect(world.live()).toBeLessThanOrEqual(1);
      }
    }),
    RUNS,
  );
});

test('an inactive machine has no pending request, an active one has exactly one', () => {
  fc.assert(
    fc.property(actions, (events) => {
      const world = createWorld();
      for (const event of events) {
        perform(world, event);
        expect(world.waiting()).toBe(isInactive(world.state()) ? 0 : 1);
      }
    }),
    RUNS,
  );
});

test('the state done means that the user is subscribed', () => {
  fc.assert(
    fc.property(actions, (events) => {
      const world = createWorld();
      for (const event of events) {
        perform(world, event);
        expect([world.state().state, world.live()]).not.toEqual(['done', 0]);
      }
    }),
    RUNS,
  );
});

test('after any failures, another press subscribes exactly once', () => {
  fc.assert(
    fc.property(actions, (events) => {
      const world = createWorld();
      for (const event of events) perform(world, event);
      for (let left = 20; left > 0 && world.state().state !== 'done'; left -= 1) {
        if (isInactive(world.state())) world.press();
        else world.answer('done');
      }
      // After the notice, the page does not offer the plan again.
      expect(['done', 'idle']).toContain(world.state().state);
      expect(world.live()).toBe(1);
    }),
    RUNS,
  );
});
