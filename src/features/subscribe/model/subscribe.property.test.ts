import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWorld, type Fate, fates } from './reference-world.fixture';
import { isAtRest } from './subscribing';

type World = ReturnType<typeof createWorld>;

const fate = fc.constantFrom(...fates);
const happening = fc.oneof(
  fc.record({ what: fc.constant('press'), fate }),
  fc.record({ what: fc.constant('comeBack'), fate }),
  fc.record({ what: fc.constant('reopen'), fate }),
  { weight: 4, arbitrary: fc.record({ what: fc.constant('answer'), fate }) },
);
const story = fc.array(happening, { maxLength: 60 });

function happen(world: World, event: { what: string; fate: Fate }): void {
  if (event.what === 'press') world.press();
  else if (event.what === 'comeBack') world.comeBack(event.fate);
  else if (event.what === 'reopen') world.reopen();
  else world.answer(event.fate);
}

const RUNS = { numRuns: 2_000 };

test('whatever happens, one person never has two live subscriptions', () => {
  fc.assert(
    fc.property(story, (events) => {
      const world = createWorld();
      for (const event of events) {
        happen(world, event);
        expect(world.live()).toBeLessThanOrEqual(1);
      }
    }),
    RUNS,
  );
});

test('nothing waits where the machine rests, and one thing waits where it does not', () => {
  fc.assert(
    fc.property(story, (events) => {
      const world = createWorld();
      for (const event of events) {
        happen(world, event);
        expect(world.waiting()).toBe(isAtRest(world.state()) ? 0 : 1);
      }
    }),
    RUNS,
  );
});

test('who is told that it is done is subscribed', () => {
  fc.assert(
    fc.property(story, (events) => {
      const world = createWorld();
      for (const event of events) {
        happen(world, event);
        expect([world.state().state, world.live()]).not.toEqual(['done', 0]);
      }
    }),
    RUNS,
  );
});

test('whatever has happened, a press and an outside that works end subscribed, once', () => {
  fc.assert(
    fc.property(story, (events) => {
      const world = createWorld();
      for (const event of events) happen(world, event);
      for (let left = 20; left > 0 && world.state().state !== 'done'; left -= 1) {
        if (isAtRest(world.state())) world.press();
        else world.answer('done');
      }
      // Who has read the notice and come back is not offered the plan again.
      expect(['done', 'idle']).toContain(world.state().state);
      expect(world.live()).toBe(1);
    }),
    RUNS,
  );
});
