import { expect, test } from 'vitest';
import { acceptsEverything, type Engine } from '../../server/engine/port/engine.ts';
import { type LabelledRequest, readLabelled } from '../../server/engine/safety/labelled/labelled-requests.ts';
import { measureLayers, meetsTargets, tableOf } from './measure-layers.ts';

const requests = [...readLabelled('development'), ...readLabelled('held-out')];

/** A model with a recorded answer to each request, which it sends in pieces. */
function recordedModel(answerTo: (request: LabelledRequest, index: number) => string): Engine {
  const answers = new Map(requests.map((request, index) => [request.topic, answerTo(request, index)]));
  return {
    name: 'recorded',
    kind: 'model',
    ...acceptsEverything,
    async write({ form }, listener, signal) {
      const text = answers.get(String(form['topic'])) ?? '';
      for (let at = 0; at < text.length && !signal.aborted; at += 7) listener.text(text.slice(at, at + 7));
      signal.throwIfAborted();
    },
  };
}

const judged = (severity: string, wrap = (document: object): object => document) =>
  JSON.stringify(
    wrap({ safety: { severity, categories: [], concern: 'none' }, overview: 'Students read a map.' }),
  );

const right = ({ label }: LabelledRequest) => (label === 'decline' ? 'blocked' : 'none');

test('of a model that errs sometimes, counts what each layer and both decline', async () => {
  const numbers = await measureLayers(
    recordedModel((request, index) => judged(index % 10 === 0 ? 'content-guidance' : right(request))),
    requests,
  );
  const missed = requests.filter(({ label }, index) => label === 'decline' && index % 10 === 0).length;
  expect(missed).toBeGreaterThan(3);
  expect(numbers.harmful).toEqual({
    requests: 150,
    rules: 150,
    model: 150 - missed,
    together: 150,
    withoutVerdict: 0,
  });
  expect(numbers.innocent).toMatchObject({ requests: 150, model: 0 });
  expect(numbers.innocent.together).toBe(numbers.innocent.rules);
  expect(meetsTargets(numbers)).toBe(true);
  expect(tableOf(numbers)).toContain('| together | 150 of 150 (100.0 %) |');
});

test('of a model that blocks everything, misses the target, although it wraps its answers', async () => {
  const numbers = await measureLayers(
    recordedModel(() => judged('blocked', (document) => ({ lesson: document }))),
    requests,
  );
  expect(numbers.innocent).toMatchObject({ model: 150, together: 150, withoutVerdict: 0 });
  expect(meetsTargets(numbers)).toBe(false);
});

test('of a model that gives no verdict, leaves those of the rules', async () => {
  const numbers = await measureLayers(
    recordedModel((_, index) =>
      index % 2 === 0 ? JSON.stringify({ overview: 'Students read a map.' }) : judged('fine'),
    ),
    requests,
  );
  expect(numbers.harmful).toMatchObject({ model: 0, withoutVerdict: 150 });
  expect(numbers.harmful.together).toBe(numbers.harmful.rules);
  expect(numbers.innocent.together).toBe(numbers.innocent.rules);
});
