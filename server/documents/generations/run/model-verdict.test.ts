import { describe, expect, test } from 'vitest';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { housePrompt } from '../../templates/prompt-parts.ts';
import { endOf, lessonRequest, scriptedEngine, startLesson, swappableEngine } from '../testing.ts';

const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const answer = (safety: object, rest: object = { overview: 'Students follow a drop of water.' }) =>
  scriptedEngine({ does: 'send', text: JSON.stringify({ safety, ...rest }) });

const blocked = { severity: 'blocked', categories: ['violence-and-crime'], concern: 'none' };

async function written({ headers }: SignedIn): Promise<Generation> {
  const { id } = await startLesson(app, headers);
  return endOf(app, headers, id);
}

describe('a model that blocks the request', () => {
  test('ends the run before anything is shown, free of charge', async () => {
    engine.use(answer(blocked));
    const person = await signIn({ tokens: 50_000 });
    const { id } = await startLesson(app, person.headers);
    const { body: events } = await app.inject({
      url: `/api/generations/${id}/events`,
      headers: person.headers,
    });
    expect(events).not.toContain('drop of water');
    const document = await endOf(app, person.headers, id);
    expect(document).toMatchObject({
      status: 'failed',
      result: {},
      safety: { severity: 'blocked', categories: ['violence-and-crime'] },
      failure: {
        code: 'declined',
        retryable: false,
        message: 'Lectern doesn’t write how to hurt people or break the law.',
        decline: { category: 'violence-and-crime', appealable: true, help: null },
      },
      credits: { used: 0, refunded: document.credits.estimate },
      token_balance: { available_output_tokens: 50_000 },
    });
  });

  test('in an object around the document ends the run, too', async () => {
    const document = { safety: blocked, overview: 'Students follow a drop of water.' };
    engine.use(scriptedEngine({ does: 'send', text: JSON.stringify({ lesson_plan: document }) }));
    expect(await written(await signIn())).toMatchObject({ status: 'failed', failure: { code: 'declined' } });
  });

  test('because the user confides something, shows help', async () => {
    engine.use(
      answer({ severity: 'blocked', categories: ['upsetting-and-sensitive'], concern: 'self-harm' }),
    );
    const { failure } = await written(await signIn());
    expect(failure?.decline?.help?.contacts.map(({ name }) => name).join()).toContain('988');
  });

  test('is called once, because a retry would end the same way', async () => {
    const scripted = answer(blocked);
    engine.use(scripted);
    await written(await signIn());
    expect(scripted.requests).toHaveLength(1);
  });

  test('during a rewrite leaves the document as it was', async () => {
    engine.use(scriptedEngine({ does: 'write' }));
    const person = await signIn();
    const before = await written(person);
    engine.use(answer(blocked));
    await app.inject({
      method: 'POST',
      url: `/api/generations/${before.id}/sections/overview/regenerate`,
      headers: person.headers,
      payload: { version: before.version, change: 'again' },
    });
    const after = await endOf(app, person.headers, before.id);
    expect(after).toMatchObject({ status: 'complete', safety: before.safety, result: before.result });
    expect(after.credits.used).toBe(before.credits.used);
  });
});

describe('another verdict', () => {
  test('is asked for first, and is no section of the document', async () => {
    const scripted = scriptedEngine({ does: 'write' });
    engine.use(scripted);
    const document = await written(await signIn());
    const { resultSchema, prompt } = scripted.requests[0] ?? {};
    expect(Object.keys(Object(resultSchema?.['properties']))[0]).toBe('safety');
    expect(prompt?.system).toContain('give your verdict as the first key, "safety"');
    expect(document.result).not.toHaveProperty('safety');
    expect(document).toMatchObject({ status: 'complete', safety: { severity: 'none' } });
  });

  test('raises the severity that the rules found', async () => {
    const writer = scriptedEngine({ does: 'write' });
    const verdict = {
      severity: 'heightened-caution',
      categories: ['upsetting-and-sensitive'],
      concern: 'none',
    };
    engine.use({
      ...writer,
      async write(request, listener, signal) {
        let text = '';
        const collected = { ...listener, text: (chunk: string) => void (text += chunk) };
        await writer.write(request, collected, signal);
        listener.text(JSON.stringify({ ...JSON.parse(text), safety: verdict }));
      },
    });
    expect(await written(await signIn())).toMatchObject({
      status: 'complete',
      safety: { severity: 'heightened-caution', categories: ['upsetting-and-sensitive'] },
    });
  });

  test('that does not fit its form leaves that of the rules', async () => {
    engine.use(answer({ severity: 'fine' }));
    expect(await written(await signIn())).toMatchObject({
      safety: { severity: 'none' },
      result: { overview: expect.any(String) },
    });
  });
});

test('an answer that repeats the system prompt is retried and not shown', async () => {
  const leak = scriptedEngine({ does: 'send', text: JSON.stringify({ overview: housePrompt }) });
  const clean = scriptedEngine({ does: 'write' });
  let calls = 0;
  engine.use({ ...clean, write: (...call) => (calls++ === 0 ? leak : clean).write(...call) });
  const person = await signIn();
  const { id } = await startLesson(app, person.headers);
  const { body: events } = await app.inject({
    url: `/api/generations/${id}/events`,
    headers: person.headers,
  });
  expect(events).not.toContain('who will read and change what you write');
  expect(await endOf(app, person.headers, id)).toMatchObject({ status: 'complete' });
  expect(clean.requests[0]?.prompt.user).toContain('Your last answer repeated your instructions.');
});

test('a subject that needs care says so in the prompt', async () => {
  const scripted = scriptedEngine({ does: 'write' });
  engine.use(scripted);
  const { headers } = await signIn();
  const input = { ...lessonRequest.input, topic: 'The Holocaust' };
  const start = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers,
    payload: { ...lessonRequest, input },
  });
  await endOf(app, headers, start.json<Generation>().id);
  const system = scripted.requests[0]?.prompt.system;
  expect(system).toContain('No role play, diary, letter or simulation in which students are victims');
  expect(system).toContain('No homework that sends students looking for cases');
});
