import { describe, expect, test } from 'vitest';
import type {
  ContentChange,
  Generation,
  GenerationEdit,
  ListGenerations200,
} from '../../../generated/schemas/index.ts';
import { phaseSchema } from '../../../generated/blocks.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { lessonRequest, swappableEngine, scriptedEngine, startLesson, writtenLesson } from '../testing.ts';
import { otherTemplate } from '../../../../tests/support/templates.ts';

const engine = swappableEngine();
const { app, signIn } = await openTestApp({ engine });

const call = (
  method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers }: SignedIn,
  payload?: object,
) => app.inject({ method, url: `/api/generations${path}`, headers, ...(payload && { payload }) });
/** Changes that replace whole sections. */
const replace = (result: Generation['result'], sections: Generation['result']): ContentChange[] =>
  Object.entries(sections).map(([section, value]) => ({
    section,
    path: [],
    before: result[section] ?? null,
    value,
  }));
const edit = (id: string, person: SignedIn, payload: GenerationEdit) =>
  call('PATCH', `/${id}`, person, payload);

describe('editing', () => {
  test('creates a new version, which can be undone', async () => {
    const person = await signIn();
    const { id, result } = await writtenLesson(app, person.headers);
    const edited = await edit(id, person, {
      version: 1,
      changes: replace(result, { overview: 'Mine.' }),
      title: ' Trees ',
    });
    expect(edited.json<Generation>()).toMatchObject({
      version: 2,
      title: 'Trees',
      result: { overview: 'Mine.' },
    });

    const undone = await call('POST', `/${id}/versions/1/restore`, person);
    expect(undone.json<Generation>()).toMatchObject({ version: 3, title: 'Willow', result });
    const versions = await call('GET', `/${id}/versions`, person);
    expect(versions.json()).toMatchObject({
      items: [
        { version: 3, cause: 'restored', section: null },
        { version: 2, cause: 'edited', section: 'overview' },
        { version: 1, cause: 'written', section: null },
      ],
      next_cursor: null,
    });
  });

  test('rejects an edit whose value has changed meanwhile', async () => {
    const person = await signIn();
    const { id, result } = await writtenLesson(app, person.headers);
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((overview) =>
        edit(id, person, { version: 1, changes: replace(result, { overview }) }),
      ),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409']);
    const rejected = answers.find(({ statusCode }) => statusCode === 409);
    expect(rejected?.json()).toEqual({
      status: 'error',
      message: 'This document changed in another window.',
    });
    expect((await call('GET', `/${id}`, person)).json()).toMatchObject({ version: 2 });
  });

  test('keeps the edits of two windows that change different items', async () => {
    const person = await signIn();
    const { id, result } = await writtenLesson(app, person.headers);
    const [phase, ...others] = phaseSchema.array().parse(result['phases']);
    const change = (path: ContentChange['path'], before: unknown, value: unknown) =>
      edit(id, person, { version: 1, changes: [{ section: 'phases', path, before, value }] });
    const answers = [
      await change([0, 'teacher_actions'], phase?.teacher_actions, 'Show a willow.'),
      await change([0, 'student_actions'], phase?.student_actions, 'Draw a willow.'),
      await change([0, 'student_actions'], phase?.student_actions, 'Lost.'),
      await change([7, 'name'], null, 'Lost.'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 409]);
    expect((await call('GET', `/${id}`, person)).json<Generation>()).toMatchObject({
      version: 3,
      result: {
        phases: [{ teacher_actions: 'Show a willow.', student_actions: 'Draw a willow.' }, ...others],
      },
    });
  });

  test('names the path of each invalid value', async () => {
    const person = await signIn();
    const { id, result } = await writtenLesson(app, person.headers);
    const unknown = await edit(id, person, { version: 1, changes: replace(result, { rubric: 'x' }) });
    expect(unknown.json().errors).toEqual({ 'sections.rubric': ['This document has no such section.'] });
    const rejected = await edit(id, person, {
      version: 1,
      changes: replace(result, { overview: 7, materials: ['a', 5] }),
    });
    expect(rejected.statusCode).toBe(422);
    expect(Object.keys(rejected.json().errors).toSorted()).toEqual([
      'sections.materials.1',
      'sections.overview',
    ]);
    expect((await call('GET', `/${id}`, person)).json()).toMatchObject({ version: 1 });
  });

  test('runs the checks again, and repairs nothing that was typed', async () => {
    const person = await signIn();
    const { id, result, checks } = await writtenLesson(app, person.headers);
    const phases = Array.isArray(result['phases'])
      ? [{ ...first(result['phases']), minutes: 9 }, ...result['phases'].slice(1)]
      : [];
    const edited = (
      await edit(id, person, { version: 1, changes: replace(result, { phases }) })
    ).json<Generation>();
    const minutes = (lesson: Generation) => lesson.checks.find(({ name }) => name === 'Minutes add up');
    expect(edited.result['phases']).toEqual(phases);
    expect(minutes(edited)).toMatchObject({ status: 'open', section: 'phases' });
    const later = (
      await edit(id, person, { version: 2, changes: replace(result, { overview: 'Leaves.' }) })
    ).json<Generation>();
    expect(later.result['phases']).toEqual(phases);
    const { fix = [] } = minutes(later) ?? {};
    const fixed = (await edit(id, person, { version: 3, changes: fix })).json<Generation>();
    expect(minutes(fixed)).toMatchObject({ status: 'passed' });
    const restored = (await call('POST', `/${id}/versions/1/restore`, person)).json<Generation>();
    expect(restored.checks).toEqual(checks);
  });

  test('rejects edits during a run, but allows saving', async () => {
    const person = await signIn();
    engine.use(scriptedEngine({ does: 'hang', after: 0.3 }));
    const { id } = await startLesson(app, person.headers);
    expect((await edit(id, person, { version: 0, title: 'Trees' })).statusCode).toBe(409);
    expect((await call('POST', `/${id}/versions/1/restore`, person)).statusCode).toBe(404);
    expect((await edit(id, person, { version: 0, saved: true })).json()).toMatchObject({
      saved: true,
      version: 0,
    });
    expect((await call('POST', `/${id}/stop`, person)).json()).toMatchObject({
      saved: true,
      status: 'stopped',
    });
    engine.use(scriptedEngine({ does: 'write' }));
  });

  test('completes a stopped document when it fills the last missing section', async () => {
    const person = await signIn();
    const { result } = await writtenLesson(app, person.headers);
    const hanging = scriptedEngine({ does: 'hang', after: 0.9 });
    engine.use(hanging);
    const { id } = await startLesson(app, person.headers);
    await hanging.hung;
    const stopped = (await call('POST', `/${id}/stop`, person)).json<Generation>();
    engine.use(scriptedEngine({ does: 'write' }));
    const missing = stopped.sections
      .filter(({ state }) => state !== 'finished')
      .map(({ key }) => [key, result[key]]);
    const sections = Object.fromEntries(missing);
    const changes = replace(stopped.result, sections);
    const edited = await edit(id, person, { version: stopped.version, changes });
    expect(edited.json()).toMatchObject({ status: 'complete', failure: null, version: stopped.version + 1 });
  });
});

describe('favourites and trash', () => {
  test('are set, removed and used as filters', async () => {
    const person = await signIn();
    const { id } = await writtenLesson(app, person.headers);
    expect((await call('PUT', `/${id}/favourite`, person)).json()).toMatchObject({ favourite: true });
    expect((await call('DELETE', `/${id}`, person)).statusCode).toBe(204);
    expect((await call('GET', '', person)).json().items).toEqual([]);
    expect((await call('GET', '?trashed=true', person)).json().items).toMatchObject([
      { id, favourite: true },
    ]);
    expect((await call('POST', `/${id}/continue`, person)).statusCode).toBe(409);
    expect((await call('POST', `/${id}/restore`, person)).json()).toMatchObject({ trashed_at: null });
    expect((await call('DELETE', `/${id}/favourite`, person)).json()).toMatchObject({ favourite: false });
    expect((await call('GET', '?favourite=true', person)).json().items).toEqual([]);
  });

  test('deleting a document stops its run first', async () => {
    const person = await signIn({ tokens: 50_000 });
    engine.use(scriptedEngine({ does: 'hang', after: 0.3 }));
    const { id } = await startLesson(app, person.headers);
    expect((await call('DELETE', `/${id}`, person)).statusCode).toBe(204);
    engine.use(scriptedEngine({ does: 'write' }));
    const { status, trashed_at, credits } = (await call('GET', `/${id}`, person)).json<Generation>();
    expect({ status, trashed: trashed_at !== null }).toEqual({ status: 'stopped', trashed: true });
    expect(credits.used + credits.refunded).toBe(credits.estimate);
  });

  test('filtered pages contain every document once, newest first', async () => {
    const person = await signIn({ tokens: 5_000_000 });
    const ids: string[] = [];
    for (let turn = 0; turn < 7; turn++) ids.unshift((await writtenLesson(app, person.headers)).id);
    await writtenLesson(app, (await signIn()).headers);
    const seen: string[] = [];
    const readFrom = async (cursor: string): Promise<void> => {
      const query = `?limit=3&template_type=${lessonRequest.template_type}&q=WILL${cursor && `&cursor=${cursor}`}`;
      const { items, next_cursor } = (await call('GET', query, person)).json<ListGenerations200>();
      seen.push(...items.map(({ id }) => id));
      if (next_cursor !== null) await readFrom(next_cursor);
    };
    await readFrom('');
    expect(seen).toEqual(ids);
    expect((await call('GET', `?template_type=${otherTemplate.templateType}`, person)).json().items).toEqual(
      [],
    );
    expect((await call('GET', '?q=100%25', person)).json().items).toEqual([]);
    expect((await call('GET', '?cursor=nonsense', person)).statusCode).toBe(422);
  });
});

test('every operation answers 404 to another user', async () => {
  const { id } = await writtenLesson(app, (await signIn()).headers);
  const other = await signIn();
  const answers = await Promise.all([
    call('GET', `/${id}`, other),
    edit(id, other, { version: 1, title: 'Mine' }),
    call('DELETE', `/${id}`, other),
    call('POST', `/${id}/restore`, other),
    call('PUT', `/${id}/favourite`, other),
    call('DELETE', `/${id}/favourite`, other),
    call('POST', `/${id}/stop`, other),
    call('POST', `/${id}/continue`, other),
    call('POST', `/${id}/sections/overview/regenerate`, other, { version: 1, change: 'again' }),
    call('GET', `/${id}/versions`, other),
    call('POST', `/${id}/versions/1/restore`, other),
  ]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
});

function first(value: unknown): object {
  const item: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof item !== 'object' || item === null) throw new Error('There is no first item.');
  return item;
}
