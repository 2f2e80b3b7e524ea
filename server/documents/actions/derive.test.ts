import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generators } from '../../generated/generators.ts';
import type {
  Estimate,
  Generation,
  GenerationLinks,
  LinkedGenerations,
} from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { endOf, scriptedEngine, swappableEngine } from '../generations/testing.ts';
import { offersAction, takesDocuments } from '../templates/actions.ts';
import type { Generator } from '../templates/generator.ts';
import { storeSample } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });

const post = (path: string, { headers }: SignedIn, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/generations${path}`,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    payload,
  });

const get = async <Body>(path: string, { headers }: SignedIn): Promise<Body> =>
  (await app.inject({ url: `/api/generations${path}`, headers })).json<Body>();

function offering(action: Parameters<typeof offersAction>[1]): Generator {
  const found = generators.find((generator) => offersAction(generator, action));
  if (!found) throw new Error(`No template offers ${action}.`);
  return found;
}

test('support, on-level and extension documents are started together, once per key', async () => {
  const generator = offering('levels');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  engine.use(scriptedEngine({ does: 'write', chunk: 4000 }));
  const request = { version: 1, kind: 'levels' };
  const { items } = (
    await post(`/${id}/derive`, person, request, 'one-set-of-levels')
  ).json<LinkedGenerations>();
  expect(items.map(({ kind }) => kind)).toEqual(['support', 'extension', 'on-level']);
  for (const each of items) await endOf(app, person.headers, each.id);
  const [support, , onLevel] = items;
  expect((await get<Generation>(`/${support?.id}`, person)).input).not.toEqual(
    (await get<Generation>(`/${id}`, person)).input,
  );
  const copy = await get<Generation>(`/${onLevel?.id}`, person);
  expect(copy).toMatchObject({ status: 'complete', version: 1, credits: { used: 0 } });
  expect(copy.result).toEqual((await get<Generation>(`/${id}`, person)).result);
  await post(`/${id}/derive`, person, request, 'one-set-of-levels');
  expect((await get<GenerationLinks>(`/${id}/links`, person)).items).toHaveLength(3);
});

test('a translation that was stopped continues as a translation', async () => {
  const generator = offering('translate');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  const hanging = scriptedEngine({ does: 'hang', after: 0.5 });
  engine.use(hanging);
  const request = { version: 1, kind: 'translation', language: 'Spanish' };
  const [linked] = (await post(`/${id}/derive`, person, request)).json<LinkedGenerations>().items;
  await hanging.hung;
  await post(`/${linked?.id}/stop`, person, {});
  const writer = scriptedEngine({ does: 'write', chunk: 4000 });
  engine.use(writer);
  expect((await post(`/${linked?.id}/continue`, person, {})).statusCode).toBe(200);
  expect(await endOf(app, person.headers, linked?.id ?? '')).toMatchObject({ status: 'complete' });
  expect(writer.requests[0]?.prompt.user).toContain('Translate it into the language given above');
});

test('a translation into the same or an unknown language is rejected', async () => {
  const person = await signIn();
  const id = await storeSample(db, person.id, offering('translate'));
  const { input } = await get<Generation>(`/${id}`, person);
  for (const language of [input['language'], 'Klingon', undefined]) {
    const answer = await post(`/${id}/derive`, person, { version: 1, kind: 'translation', language });
    expect(answer.statusCode).toBe(422);
  }
});

test('a duplicate has the content and one version, and a conversion names its origin', async () => {
  const generator = offering('convert');
  const person = await signIn();
  const id = await storeSample(db, person.id, generator);
  const before = await get<Generation>(`/${id}`, person);
  const copies = [
    await post(`/${id}/duplicate`, person, {}, 'duplicate-once'),
    await post(`/${id}/duplicate`, person, {}, 'duplicate-once'),
  ].map((answer) => answer.json<Generation>());
  expect(copies[0]).toMatchObject({ title: `Copy of ${before.title}`, result: before.result, version: 1 });
  expect(copies[1]?.id).toBe(copies[0]?.id);

  engine.use(scriptedEngine({ does: 'write', chunk: 4000 }));
  const converted = await post('', person, {
    template_type: generator.templateType,
    input: before.input,
    origin: id,
  });
  const { origin } = await get<GenerationLinks>(`/${converted.json<Generation>().id}/links`, person);
  expect(origin).toMatchObject({ id, kind: 'conversion' });
  const stranger = await signIn();
  const stolen = await post('', stranger, {
    template_type: generator.templateType,
    input: before.input,
    origin: id,
  });
  expect(stolen.statusCode).toBe(404);
});

describe('a conversion', () => {
  const from = offering('convert');
  const targets = generators.filter((target) => target !== from && takesDocuments(target));

  test.each(targets)(
    'to $title is priced and started, or names the fields that are missing',
    async (target) => {
      const person = await signIn();
      const id = await storeSample(db, person.id, from);
      engine.use(scriptedEngine({ does: 'write', chunk: 4000 }));
      const request = { version: 1, kind: 'conversion', template_type: target.templateType };
      const estimate = await post(`/${id}/derive/estimate`, person, request);
      const answer = await post(`/${id}/derive`, person, request, 'convert-once');
      expect(answer.statusCode === 201, answer.body).toBe(estimate.statusCode === 200);
      if (answer.statusCode === 422) {
        const { errors } = answer.json<{ errors: Record<string, string[]> }>();
        const titles = Object.keys(errors).map(
          (name) => z.globalRegistry.get(target.input.shape[name] ?? z.never())?.title,
        );
        expect(Object.values(errors)).toEqual(titles.map((title) => [`${title} is missing.`]));
        return;
      }
      expect(estimate.json<Estimate>().credits).toBeGreaterThan(0);
      const [linked] = answer.json<LinkedGenerations>().items;
      expect(linked).toMatchObject({ kind: 'conversion', template_type: target.templateType });
      const again = await post(`/${id}/derive`, person, request, 'convert-once');
      expect(again.json<LinkedGenerations>().items).toMatchObject([{ id: linked?.id }]);
      await endOf(app, person.headers, linked?.id ?? '');
    },
  );
});
