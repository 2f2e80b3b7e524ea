import { describe, expect, test } from 'vitest';
import { EngineFailure } from '../../../engine/port/engine-failure.ts';
import { ruleEngine } from '../../../engine/rule-engine/rule-engine.ts';
import type { Estimate, Generation, SectionRequest } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { questionGroupSchema } from '../../../generated/blocks.ts';
import { endOf, quizRequest, scriptedEngine, swappableEngine } from '../testing.ts';

const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const post = (path: string, { headers }: SignedIn, payload: object) =>
  app.inject({ method: 'POST', url: `/api/generations${path}`, headers, payload });

/** A quiz by the rule engine. */
async function writtenQuiz(person: SignedIn): Promise<Generation> {
  engine.use(ruleEngine({ pause: 0 }));
  const { id } = (await post('', person, quizRequest)).json<Generation>();
  return endOf(app, person.headers, id);
}

const item: SectionRequest = { version: 1, change: 'again', item: [0, 'questions', 1] };
const rewrite = (id: string, person: SignedIn, request: object = item) =>
  post(`/${id}/sections/sections/regenerate`, person, request);
const estimate = async (id: string, person: SignedIn, request: object) =>
  (await post(`/${id}/sections/sections/estimate`, person, request)).json<Estimate>();

const questionsOf = ({ result }: Generation) =>
  questionGroupSchema
    .array()
    .parse(result['sections'])
    .flatMap(({ questions }) => questions);

test('an engine writes one question, and the others stay', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  const writer = scriptedEngine({ does: 'write', chunk: 7 });
  engine.use(writer);
  expect((await rewrite(before.id, person)).statusCode).toBe(200);
  const after = await endOf(app, person.headers, before.id);

  const [first, second, third] = questionsOf(before);
  expect(questionsOf(after)).toMatchObject([first, { id: second?.id }, third]);
  expect(questionsOf(after)[1]?.stem).not.toBe(second?.stem);
  expect(after).toMatchObject({ status: 'complete', version: 2 });
  expect(after.result['marking_scheme']).toEqual(before.result['marking_scheme']);

  const [request] = writer.requests;
  expect(request?.resultSchema).toMatchObject({
    properties: { sections: { type: 'object', properties: { stem: { type: 'string' } } } },
  });
  expect(request?.prompt.user).toContain(`Rewrite only this item of it`);
  expect(request?.prompt.user).toContain(JSON.stringify(second));
});

test('the rule engine puts another question of the same type in its place', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  expect((await rewrite(before.id, person)).statusCode).toBe(200);
  const after = questionsOf(await endOf(app, person.headers, before.id));
  expect(after.map(({ type }) => type)).toEqual(questionsOf(before).map(({ type }) => type));
  expect(after[1]?.stem).not.toBe(questionsOf(before)[1]?.stem);
  expect(new Set(after.map(({ stem }) => stem)).size).toBe(3);
});

test('a failed or invalid answer leaves the document unchanged', async () => {
  const person = await signIn();
  const before = await writtenQuiz(person);
  for (const step of [
    { does: 'fail', failure: new EngineFailure('refused'), after: 0.5 },
    { does: 'send', text: '{"sections": {"stem": 7}}' },
  ] as const) {
    engine.use(scriptedEngine(step));
    await rewrite(before.id, person);
    const after = await endOf(app, person.headers, before.id);
    expect(after).toMatchObject({ status: 'complete', version: 1, result: before.result });
  }
});

describe('a paragraph of a text', () => {
  const paragraphs = ['Read the text.', 'Answer all questions.', 'Check your answers.'];
  const second: SectionRequest = { version: 2, change: 'easier', item: [1] };
  const path = (id: string, action: string) => `/${id}/sections/instructions/${action}`;

  async function quizWithInstructions(person: SignedIn): Promise<string> {
    const { id, result } = await writtenQuiz(person);
    const [before, value] = [result['instructions'], paragraphs.join('\n\n')];
    await app.inject({
      method: 'PATCH',
      url: `/api/generations/${id}`,
      headers: person.headers,
      payload: { version: 1, changes: [{ section: 'instructions', path: [], before, value }] },
    });
    return id;
  }

  test('is written alone, and the others stay', async () => {
    const person = await signIn();
    const id = await quizWithInstructions(person);
    const writer = scriptedEngine({ does: 'send', text: '{"instructions": "Answer every question."}' });
    engine.use(writer);
    expect((await post(path(id, 'regenerate'), person, second)).statusCode).toBe(200);
    const after = await endOf(app, person.headers, id);
    expect(after.result['instructions']).toBe(
      'Read the text.\n\nAnswer every question.\n\nCheck your answers.',
    );
    expect(after).toMatchObject({ status: 'complete', version: 3 });
    const [request] = writer.requests;
    expect(request?.resultSchema).toMatchObject({ properties: { instructions: { type: 'string' } } });
    expect(request?.prompt.user).toContain(JSON.stringify(paragraphs[1]));
  });

  test('is declined by the rule engine if it has no other one, and by all if it is not there', async () => {
    const person = await signIn();
    const { id } = await writtenQuiz(person);
    const answer = await post(path(id, 'estimate'), person, { version: 1, change: 'again', item: [0] });
    expect(answer.json<Estimate>().refusal).toMatch(/^Lectern can’t rewrite this item/);
    const missing = await post(path(id, 'estimate'), person, { version: 1, change: 'again', item: [3] });
    expect(missing.statusCode).toBe(404);
  });
});

test('an item that is not there, or no longer is, cannot be rewritten', async () => {
  const person = await signIn();
  const { id } = await writtenQuiz(person);
  const answers = [
    await rewrite(id, person, { ...item, item: [0, 'questions', 9] }),
    await rewrite(id, person, { ...item, item: ['__proto__'] }),
    await rewrite(id, person, { ...item, version: 7 }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 409]);
});

test('a rewrite of an item is estimated below one of its section', async () => {
  const person = await signIn();
  const { id } = await writtenQuiz(person);
  engine.use(scriptedEngine({ does: 'write' }));
  const [whole, one] = [
    await estimate(id, person, { version: 1, change: 'again' }),
    await estimate(id, person, item),
  ];
  expect(one).toMatchObject({ affordable: true, refusal: null });
  expect(one.output_tokens).toBeLessThan(whole.output_tokens / 2);
});
