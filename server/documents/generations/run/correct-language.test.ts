import { expect, test } from 'vitest';
import { acceptsEverything, type Engine, type Prompt } from '../../../engine/port/engine.ts';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { openTestApp } from '../../../testing.ts';
import { valueFor } from '../../../../tests/support/schema-value.ts';
import { endOf, lessonRequest, swappableEngine } from '../testing.ts';

const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

/** Short enough sentences for the reading level. */
const spanish =
  'La luna es muy clara hoy. El sol ya se fue. Todos ven el cielo. Ana ve un ave y un pez. Luis lee un libro sobre el mar. Los dos van a la casa con su mamá.';

const ENGLISH =
  'In this lesson the class finds out what the moon is and why it looks different every night. They draw what they see and then tell a partner how it changed. At the end each of them writes one sentence about the sky.';

type Answer = 'English' | 'Spanish' | 'none';

/** Writes one document after the other in these languages. */
function engineIn(...answers: [Answer, ...Answer[]]): Engine & { prompts: Prompt[] } {
  const prompts: Prompt[] = [];
  return {
    name: 'polyglot',
    kind: 'model',
    prompts,
    ...acceptsEverything,
    async write({ prompt, resultSchema }, listener) {
      const answer = answers[Math.min(prompts.length, answers.length - 1)];
      prompts.push(prompt);
      if (answer === 'none') throw new EngineFailure('provider_unauthorized');
      const text = JSON.stringify(valueFor(resultSchema, 'willows'), (_, value: unknown) =>
        answer === 'Spanish' && typeof value === 'string' && value.length > 40 ? spanish : value,
      );
      listener.text(text);
      listener.usage({ input: 500, output: 700 });
    },
  };
}

async function lessonInSpanish(...answers: [Answer, ...Answer[]]) {
  const used = engineIn(...answers);
  engine.use(used);
  const { headers } = await signIn();
  const payload = { ...lessonRequest, input: { ...lessonRequest.input, language: 'Spanish' } };
  const { id } = (await app.inject({ method: 'POST', url: '/api/generations', headers, payload })).json();
  const lesson = await endOf(app, headers, id);
  return { lesson, prompts: used.prompts, check: lesson.checks.find(({ name }) => name === 'Language') };
}

test('a document in the wrong language is written again once, at no charge', async () => {
  const { lesson, prompts, check } = await lessonInSpanish('English', 'Spanish');
  expect(prompts).toHaveLength(2);
  expect(prompts[1]?.user).toContain('Your last answer was in English. Write every value in Spanish.');
  expect(lesson).toMatchObject({ status: 'complete', version: 1, credits: { used: 1200 } });
  expect(lesson.result['overview']).toBe(spanish);
  expect(check).toBeUndefined();
});

test('a document that stays in the wrong language keeps its first text and gets an open check', async () => {
  const { lesson, prompts, check } = await lessonInSpanish('English');
  expect(prompts).toHaveLength(2);
  expect(lesson).toMatchObject({ status: 'complete', credits: { used: 1200 } });
  expect(check).toMatchObject({
    status: 'open',
    section: null,
    detail:
      'You chose Spanish, but this document is in English. Rewrite its sections, or choose another model.',
  });
});

test('a single section in the wrong language is written again alone, once', async () => {
  const used = engineIn('Spanish', 'Spanish');
  const { write } = used;
  let calls = 0;
  used.write = (request, listener, signal) =>
    write(
      request,
      {
        ...listener,
        text(chunk) {
          calls += 1;
          const lesson = { ...JSON.parse(chunk) };
          if (calls === 1) lesson.overview = ENGLISH;
          listener.text(JSON.stringify(lesson));
        },
      },
      signal,
    );
  engine.use(used);
  const { headers } = await signIn();
  const payload = { ...lessonRequest, input: { ...lessonRequest.input, language: 'Spanish' } };
  const { id } = (await app.inject({ method: 'POST', url: '/api/generations', headers, payload })).json();
  const { result, checks } = await endOf(app, headers, id);
  expect(used.prompts[1]?.user).toContain('Write these keys, in this order: overview.');
  expect(result['overview']).toBe(spanish);
  expect(checks.filter(({ name }) => name === 'Language')).toEqual([]);
});

test('a second attempt that fails leaves the first document complete', async () => {
  const { lesson, check } = await lessonInSpanish('English', 'none');
  expect(lesson).toMatchObject({ status: 'complete', failure: null, credits: { used: 1200 } });
  expect(lesson.result['overview']).toContain('willows');
  expect(check).toMatchObject({ status: 'open' });
});

test('a document in the chosen language is written once', async () => {
  const { prompts, check } = await lessonInSpanish('Spanish');
  expect(prompts).toHaveLength(1);
  expect(check).toBeUndefined();
});
