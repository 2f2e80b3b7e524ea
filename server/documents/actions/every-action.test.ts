import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { generators } from '../../generated/generators.ts';
import type {
  ActionKey,
  Conversion,
  Estimate,
  Generation,
  GenerationLinks,
  LinkedGenerations,
  ListGenerations200,
  NewShare,
  SharedLink,
  SourceText,
  VersionContent,
} from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { endOf, scriptedEngine, type ScriptedEngine, swappableEngine } from '../generations/testing.ts';
import { actionsOf, offersAction, takesDocuments } from '../templates/actions.ts';
import type { Generator } from '../templates/generator.ts';
import { readSample } from '../templates/sample.ts';
import { missingSections } from './revise.ts';
import { storeSample } from './testing.ts';

const engine = swappableEngine();
const { app, db, signIn } = await openTestApp({ engine });
let writer: ScriptedEngine;
beforeEach(() => {
  writer = scriptedEngine({ does: 'write', chunk: 4000 });
  engine.use(writer);
});

/** The sample of a template as a document of its own user. */
async function open(generator: Generator, without?: string) {
  const person = await signIn({ role: generator.audience });
  const id = await storeSample(db, person.id, generator, without);
  return documentOf(generator, person, id);
}

type Document = ReturnType<typeof documentOf>;

function documentOf(generator: Generator, { headers }: SignedIn, id: string) {
  const send = async <Answer>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) => {
    const url = `/api/generations${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300);
    return answer.json<Answer>();
  };
  return {
    id,
    generator,
    headers,
    get: <Answer>(path = '') => send<Answer>('GET', `/${id}${path}`),
    list: () => send<ListGenerations200>('GET', '?favourite=true'),
    post: <Answer>(path: string, payload: object = {}) => send<Answer>('POST', `/${id}${path}`, payload),
    put: <Answer>(path: string) => send<Answer>('PUT', `/${id}${path}`, {}),
    patch: (payload: object) => send<Generation>('PATCH', `/${id}`, payload),
    read: (other = id) => send<Generation>('GET', `/${other}`),
    ended: (other = id) => endOf(app, { ...headers }, other),
    status: async (path: string, payload: object) => {
      const url = `/api/generations/${id}${path}`;
      return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
    },
  };
}

/** Rewrites the whole document at the price that was shown. */
const revised = (change: ActionKey) => async (document: Document) => {
  const request = { version: 1, change };
  const estimate = await document.post<Estimate>('/revise/estimate', request);
  expect(estimate).toMatchObject({ affordable: true, refusal: null });
  expect(estimate.output_tokens).toBeGreaterThan(0);
  await document.post('/revise', request);
  const after = await document.ended();
  expect(after).toMatchObject({ status: 'complete', failure: null });
  expect(after.version).toBeGreaterThan(1);
  expect(writer.requests[0]?.prompt.user).toContain('The document says now:');
};

const derived = async (document: Document, request: object) => {
  const estimate = await document.post<Estimate>('/derive/estimate', request);
  expect(estimate.credits).toBeGreaterThan(0);
  const { items } = await document.post<LinkedGenerations>('/derive', request);
  for (const { id } of items) await document.ended(id);
  const links = await document.get<GenerationLinks>('/links');
  expect(links.items.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  return items;
};

/** The sections of a sample that an engine writes. */
const writtenSections = (generator: Generator) =>
  Object.keys(readSample(generator).result).filter((key) => !generator.derived.includes(key));

/** The document can be chosen in the form of an assignment. */
const assigned = async ({ id, headers }: Document): Promise<void> => {
  const answer = await app.inject({ url: `/api/assignment-options?document_id=${id}`, headers });
  expect(answer.json().document).toMatchObject({ id });
};

const placed = async ({ id, headers }: Document) => {
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/classes${path}`, headers, payload })).json();
  const face = { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' };
  const { id: classId } = await post('', face);
  const lesson = { title: 'Light', time_zone: 'Europe/London', generation_id: id };
  expect((await post(`/${classId}/lessons`, lesson)).documents).toMatchObject([{ generation_id: id }]);
};

/** What each action of a menu does. */
const doings: Readonly<Record<ActionKey, (document: Document) => Promise<void>>> = {
  shorter: revised('shorter'),
  longer: revised('longer'),
  simpler: revised('simpler'),
  richer: revised('richer'),
  easier: revised('easier'),
  harder: revised('harder'),
  assign: assigned,
  lesson: placed,
  async translate(document) {
    const [linked] = await derived(document, { version: 1, kind: 'translation', language: 'Spanish' });
    expect(linked).toMatchObject({ kind: 'translation', language: 'Spanish' });
    const keysOf = ({ sections }: Generation) => sections.map(({ key }) => key);
    const translated = await document.read(linked?.id);
    expect(translated.status).toBe('complete');
    expect(keysOf(translated)).toEqual(keysOf(await document.read()));
    expect(writer.requests[0]?.prompt.user).toContain('Translate it into the language given above');
  },
  async levels(document) {
    const items = await derived(document, { version: 1, kind: 'levels' });
    expect(items.map(({ kind }) => kind)).toEqual(['support', 'extension', 'on-level']);
  },
  async add({ generator }) {
    const section = writtenSections(generator).at(-1) ?? '';
    const document = await open(generator, section);
    expect(missingSections(generator, await document.read())).toContain(section);
    await document.post('/revise', { version: 1, change: 'add', section });
    const after = await document.ended();
    expect(after).toMatchObject({ status: 'complete', failure: null });
    expect(after.sections.map(({ key }) => key)).toContain(section);
  },
  async convert(document) {
    const { generator, id, headers } = document;
    for (const target of generators) {
      const url = `/api/generations/${id}/conversions/${target.templateType}`;
      const isTarget = target !== generator && takesDocuments(target);
      const answer = await app.inject({ url, headers });
      expect([target.templateType, answer.statusCode]).toEqual([target.templateType, isTarget ? 200 : 404]);
      if (!isTarget) continue;
      const { input } = answer.json<Conversion>();
      const [source = ''] = z.array(z.string()).parse(input['source_file_ids']);
      const text = await app.inject({ url: `/api/sources/${source}/text`, headers });
      const stored = text.json<SourceText>();
      // A document is printed on no student copy, where pasted text would show the answers.
      expect([input['source_type'], stored.kind]).toEqual(['document', 'document']);
      expect(stored.text.length).toBeGreaterThan(100);
    }
  },
  async duplicate(document) {
    const before = await document.read();
    const copy = await document.post<Generation>('/duplicate');
    expect(copy).toMatchObject({ title: `Copy of ${before.title}`, result: before.result, version: 1 });
  },
  async compare(document) {
    const { title } = await document.read();
    await document.patch({ version: 1, title: 'Another title' });
    const [first, second] = [
      await document.get<VersionContent>('/versions/1'),
      await document.get<VersionContent>('/versions/2'),
    ];
    expect([first.title, second.title]).toEqual([title, 'Another title']);
  },
  async share(document) {
    const { url } = await document.post<NewShare>('/shares', { days: 7 });
    const shared = await app.inject(`/api/shared/${url.split('/').at(-1)}`);
    expect(shared.json<SharedLink>().state).toBe('open');
  },
};

const REVISIONS = ['shorter', 'longer', 'simpler', 'richer', 'easier', 'harder'] as const;
const DERIVATIONS = [
  ['translate', { version: 1, kind: 'translation', language: 'Spanish' }],
  ['levels', { version: 1, kind: 'levels' }],
] as const;

describe.each(generators)('$templateType', (generator) => {
  test.each(actionsOf(generator))('$key', async ({ key }) => {
    await expect(doings[key](await open(generator))).resolves.toBeUndefined();
  });

  test('rejects each action that it does not offer', async () => {
    const document = await open(generator);
    for (const change of REVISIONS.filter((each) => !offersAction(generator, each)))
      expect(await document.status('/revise', { version: 1, change })).toBe(403);
    for (const [key, request] of DERIVATIONS)
      if (!offersAction(generator, key)) expect(await document.status('/derive', request)).toBe(403);
    if (!offersAction(generator, 'share')) expect(await document.status('/shares', { days: 7 })).toBe(403);
  });

  test('has one section rewritten, is edited, restored, starred and saved', async () => {
    const document = await open(generator);
    const before = await document.read();
    const [section = ''] = writtenSections(generator);
    await document.post(`/sections/${section}/regenerate`, { version: 1, change: 'again' });
    const rewritten = await document.ended();
    expect(rewritten).toMatchObject({ status: 'complete', failure: null });
    expect(rewritten.result[section]).not.toEqual(before.result[section]);

    const { path, text } = longestText(before.result[section]) ?? { path: [], text: '' };
    const restored = await document.post<Generation>('/versions/1/restore');
    expect(longestText(restored.result[section])).toEqual({ path, text });
    const changes = [{ section, path, before: text, value: `${text} More.` }];
    const edited = await document.patch({ version: restored.version, changes });
    expect(longestText(edited.result[section])?.text).toBe(`${text} More.`);

    expect(await document.patch({ version: edited.version, saved: true })).toMatchObject({ saved: true });
    await document.put('/favourite');
    expect((await document.list()).items.map(({ id }) => id)).toEqual([document.id]);
  });
});

type Place = { path: (string | number)[]; text: string };

/** The longest text in a section, which no code computes. */
function longestText(value: unknown, path: Place['path'] = []): Place | undefined {
  if (typeof value === 'string') return { path, text: value };
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .flatMap(([key, part]) => longestText(part, [...path, Array.isArray(value) ? Number(key) : key]) ?? [])
    .toSorted((one, other) => other.text.length - one.text.length)[0];
}
