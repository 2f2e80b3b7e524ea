import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generators } from '../../generated/generators.ts';
import type { Conversion, Generation, GenerationLinks, Template } from '../../generated/schemas/index.ts';
import { openTestApp } from '../../testing.ts';
import { findQuestions } from '../generations/document/find-questions.ts';
import { endOf, scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { readSample } from '../templates/sample.ts';
import { storeSample } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });

const targets = generators.flatMap((generator) =>
  generator.modification ? [{ ...generator, modification: generator.modification }] : [],
);

describe.each(targets)('changing questions with $templateType', (target) => {
  const urlOf = (id: string, query = '?modify=true') =>
    `/api/generations/${id}/conversions/${target.templateType}${query}`;

  test.each(generators)('fills in the form from $templateType, if it has questions', async (generator) => {
    const person = await signIn();
    const id = await storeSample(db, person.id, generator);
    const questions = await findQuestions(db, person.id, id);
    const answer = await app.inject({ url: urlOf(id), headers: person.headers });
    expect(answer.statusCode).toBe(questions ? 200 : 404);
    if (!questions) return;
    const { input } = answer.json<Conversion>();
    expect(target.modification.originOf(target.input.parse(input))).toBe(id);
    const topic = z.string().parse(input['topic']);
    expect(topic).not.toBe('');
  });

  test('starts a document that is linked to the one it changes', async () => {
    const person = await signIn();
    const id = await storeSample(db, person.id, target);
    const { input } = (await app.inject({ url: urlOf(id), headers: person.headers })).json<Conversion>();
    const questions = (await findQuestions(db, person.id, id)) ?? [];
    const kept = questions[0]?.id ?? '';
    const writer = scriptedEngine({ does: 'write', chunk: 4000 });
    engine.use(writer);
    const started = await app.inject({
      method: 'POST',
      url: '/api/generations',
      headers: person.headers,
      payload: {
        template_type: target.templateType,
        input: { ...input, modify_action: 'Harder', keep_ids: [kept] },
      },
    });
    expect(started.statusCode, started.body).toBe(201);
    const after = await endOf(app, person.headers, started.json<Generation>().id);
    const asked = writer.requests[0]?.prompt.user ?? '';
    expect(asked).toContain('Make each question harder');
    expect(asked).toContain(`Copy these questions exactly as they are: ${kept}.`);
    expect(asked).toContain(questions[0]?.stem);
    const links = await app.inject({ url: `/api/generations/${after.id}/links`, headers: person.headers });
    expect(links.json<GenerationLinks>().origin).toMatchObject({ id, kind: 'modification' });
    expect(JSON.stringify(after.result['questions'])).toContain(JSON.stringify(questions[0]?.stem));
  });

  test('takes questions that the teacher brings, and asks for them', async () => {
    const person = await signIn();
    const url = `/api/templates/${target.templateType}`;
    const { modify } = (await app.inject({ url, headers: person.headers })).json<Template>();
    const { input } = readSample(target);
    const writer = scriptedEngine({ does: 'write', chunk: 4000 });
    engine.use(writer);
    const start = (values: object) =>
      app.inject({
        method: 'POST',
        url: '/api/generations',
        headers: person.headers,
        payload: { template_type: target.templateType, input: { ...input, ...modify?.own, ...values } },
      });
    const rejected = await start({});
    expect(rejected.statusCode).toBe(422);
    const started = await start({
      own_questions: '1. Which gas do plants take in? A) oxygen B) carbon dioxide',
    });
    expect(started.statusCode, started.body).toBe(201);
    await endOf(app, person.headers, started.json<Generation>().id);
    expect(writer.requests[0]?.prompt.user).toContain('Which gas do plants take in?');
  });

  test('of a document of another teacher is not found', async () => {
    const [owner, other] = [await signIn(), await signIn()];
    const id = await storeSample(db, owner.id, target);
    expect((await app.inject({ url: urlOf(id), headers: other.headers })).statusCode).toBe(404);
  });
});
