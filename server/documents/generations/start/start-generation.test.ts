import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ledger } from '../../../billing/credits/tables.ts';
import { generations, runs, versions } from '../document/tables.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { requireGenerator } from '../document/form.ts';
import { endOf, lessonRequest, scriptedEngine, startLesson, writtenLesson } from '../testing.ts';
import { otherTemplate } from '../../../../tests/support/templates.ts';

const engine = scriptedEngine({ does: 'write' });
const { app, db, openApp, signIn } = await openTestApp({ engine });

const post = (url: string, { headers }: Pick<SignedIn, 'headers'>, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload,
  });

describe('starting a document', () => {
  test('responds at once and writes every requested section', async () => {
    const answered = Promise.withResolvers<void>();
    const held = await openApp({ engine: scriptedEngine({ does: 'write', gate: answered.promise }) });
    onTestFinished(() => held.close());
    const { headers } = await signIn();
    const started = await startLesson(held, headers);
    expect(started).toMatchObject({ status: 'writing', title: 'Willow', version: 0, failure: null });
    answered.resolve();

    const ended = await endOf(held, headers, started.id);
    expect(ended).toMatchObject({ status: 'complete', version: 1, failure: null });
    expect(new Set(ended.sections.map(({ state }) => state))).toEqual(new Set(['finished']));
    expect(Object.keys(ended.result)).toEqual(ended.sections.map(({ key }) => key));
    expect(ended.meta).toMatchObject({ model: 'scripted', composed: false, language: 'English (US)' });
    expect(ended.meta.prompt_version).toMatch(/^[\da-f]{8}$/);
    expect(await db.select().from(versions)).toMatchObject([{ version: 1, cause: 'written', section: null }]);
  });

  test.each([
    ['the water cycle', 'The water cycle'],
    ['pH of rain', 'pH of rain'],
    ['y = mx + b', 'y = mx + b'],
  ])('on %j is titled %j', async (topic, title) => {
    const input = { ...lessonRequest.input, topic };
    const started = await post('generations', await signIn(), { ...lessonRequest, input });
    expect(started.json()).toMatchObject({ title });
  });

  test('completes the document when a check throws', async () => {
    const generator = requireGenerator(lessonRequest.template_type);
    const checks = vi.spyOn(generator, 'checks').mockImplementation(() => {
      throw new RangeError('counted past the end');
    });
    onTestFinished(() => checks.mockRestore());
    const written = await writtenLesson(app, (await signIn({ tokens: 50_000 })).headers);
    expect(written).toMatchObject({ status: 'complete', version: 1, failure: null });
    expect(written.checks).toMatchObject([{ name: 'Checked', status: 'open' }]);
    expect(written.credits.used + written.credits.refunded).toBe(written.credits.estimate);
  });

  test('charges what was used and refunds the rest', async () => {
    const person = await signIn({ tokens: 50_000 });
    const { credits, token_balance } = await writtenLesson(app, person.headers);
    expect(credits.used).toBe(token_balance.used_input_tokens + token_balance.used_output_tokens);
    expect(credits.used + credits.refunded).toBe(credits.estimate);
    expect(token_balance.available_input_tokens + token_balance.used_input_tokens).toBe(50_000);
    expect(token_balance.available_output_tokens + token_balance.used_output_tokens).toBe(50_000);
  });

  test('reserves the estimated credits', async () => {
    const person = await signIn();
    const estimate = await post('generations/estimate', person, lessonRequest);
    const { credits } = await writtenLesson(app, person.headers);
    expect(estimate.json()).toMatchObject({ credits: credits.estimate, affordable: true, refusal: null });
  });

  test('answers 402 without creating anything when credits run out', async () => {
    const person = await signIn({ tokens: 100 });
    const rejected = await post('generations', person, lessonRequest);
    expect(rejected.statusCode).toBe(402);
    expect(rejected.json().message).toMatch(/^This needs about [\d,]+ credits, and you have 200 left\.$/);
    expect(await db.select().from(generations)).toEqual([]);
    expect(await db.select().from(ledger).where(eq(ledger.kind, 'reserve'))).toEqual([]);
    expect((await post('generations/estimate', person, lessonRequest)).json()).toMatchObject({
      affordable: false,
    });
  });

  test('rejects a caller without a verified email', async () => {
    const rejected = await post('generations', await signIn({ verified: false }), lessonRequest);
    expect(rejected.statusCode).toBe(403);
    expect(rejected.json()).toEqual({ status: 'error', message: 'Please verify your email first.' });
  });

  test('rejects a student who uses a template for teachers', async () => {
    const student = await signIn({ role: 'student' });
    expect((await post('generations', student, lessonRequest)).statusCode).toBe(403);
    expect((await post('generations/estimate', student, lessonRequest)).statusCode).toBe(403);
  });

  test('names each invalid field', async () => {
    const input = { topic: '', subject: 'Science', grade_level: 'Grade 13', duration_minutes: 500 };
    const rejected = await post('generations', await signIn(), { ...lessonRequest, input });
    expect(rejected.statusCode).toBe(422);
    expect(Object.keys(rejected.json().errors).toSorted()).toEqual([
      'duration_minutes',
      'grade_level',
      'topic',
    ]);
  });

  test('accepts `grade` as an alias of `grade_level`', async () => {
    const { grade_level: grade, ...input } = lessonRequest.input;
    const started = await post('generations', await signIn(), {
      ...lessonRequest,
      input: { ...input, grade },
    });
    expect(started.json()).toMatchObject({ input: { grade_level: grade } });
  });

  test('rejects the source of another user', async () => {
    const input = {
      ...lessonRequest.input,
      source_type: 'file',
      source_file_ids: ['0192f0c1-7a54-4d3e-9d6c-1f2a3b4c5d6e'],
    };
    const rejected = await post('generations', await signIn(), { ...lessonRequest, input });
    expect(rejected.statusCode).toBe(422);
    expect(Object.keys(rejected.json().errors)).toEqual(['source_file_ids']);
  });

  test('estimates an unfinished form', async () => {
    const estimate = await post('generations/estimate', await signIn(), {
      template_type: otherTemplate.templateType,
      input: { grade_level: 'Grade 77' },
    });
    expect(estimate.statusCode).toBe(200);
    expect(estimate.json().credits).toBeGreaterThan(100);
  });

  test('creates one document for concurrent calls with the same key', async () => {
    const person = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('generations', person, lessonRequest, 'key-1')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const ids = new Set(answers.map((answer) => answer.json<Generation>().id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    await endOf(app, person.headers, id ?? '');
    const repeated = await post('generations', person, lessonRequest, 'key-1');
    expect(repeated.json()).toMatchObject({ id, status: 'complete' });
    expect(await db.select().from(runs)).toHaveLength(1);
    const colleague = await signIn();
    const other = (await post('generations', colleague, lessonRequest, 'key-1')).json<Generation>();
    expect(other.id).not.toBe(id);
    await endOf(app, colleague.headers, other.id);
  });

  test('creates one document for concurrent calls with the same key and credits for one', async () => {
    const { input_tokens, output_tokens } = (
      await post('generations/estimate', await signIn(), lessonRequest)
    ).json();
    const person = await signIn({ tokens: Math.max(input_tokens, output_tokens) });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post('generations', person, lessonRequest, 'key-2')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const ids = new Set(answers.map((answer) => answer.json<Generation>().id));
    expect(ids.size).toBe(1);
    for (const id of ids) await endOf(app, person.headers, id);
  });
});
