import { afterAll, expect, it, test } from 'vitest';
import { branchesText, sourceOf, willowText } from '../../../tests/support/sample-texts.ts';
import { ruleEngine } from '../../engine/rule-engine/rule-engine.ts';
import { generators } from '../../generated/generators.ts';
import type { Estimate, Template, TemplateEntry, TemplateExample } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../testing.ts';
import { lessonRequest, scriptedEngine } from '../generations/testing.ts';
import type { GeneratorContext } from '../templates/generator.ts';
import { readSample } from '../templates/sample.ts';
import { declineOf } from '../templates/testing.ts';

const ADMINISTRATOR = 'ada@school.example';
const engine = ruleEngine({ pause: 0 });
const { app, openApp, signIn } = await openTestApp({ engine });
const withModel = await openApp({ engine: scriptedEngine({ does: 'write' }) });
afterAll(() => withModel.close());

const read = async <Answer>({ headers }: SignedIn, path: string, from = app): Promise<Answer> =>
  (await from.inject({ url: `/api/templates${path}`, headers })).json<Answer>();
type Catalogue = { items: TemplateEntry[]; notice?: string };

const [source = { id: '', name: '', text: '' }] = sourceOf(branchesText + willowText);

it.each(generators)('the catalogue says of $templateType what the engine does with it', async (generator) => {
  const { items } = await read<Catalogue>(await signIn(), '');
  const entry = items.find(({ templateType }) => templateType === generator.templateType);
  const { input } = readSample(generator);
  const declines = (sources: GeneratorContext['sources']) =>
    declineOf(generator, input, { sources, standards: [] }) !== null;
  const found = !declines([]) ? 'form' : !declines([source]) ? 'text' : 'model';
  expect(entry?.written_from).toBe(found);
});

test('a template that needs a model says so in words for a teacher, before the form is sent', async () => {
  const teacher = await signIn();
  const { items, notice } = await read<Catalogue>(teacher, '');
  const needing = items.filter(({ written_from: from }) => from === 'model');
  expect(notice).toBe(
    `${items.length - needing.length} templates work without an AI model. ${needing.length} need one and show an example. Your administrator can connect one.`,
  );
  for (const { templateType } of needing) {
    const { refusal, entry } = await read<Template>(teacher, `/${templateType}`);
    expect(refusal).toMatch(/^Lectern can’t .+ without an AI model, and none is connected here\. Your admin/);
    expect(`${refusal} ${notice}`).not.toMatch(/AI_PROVIDER|setting/);
    expect(entry.written_from).toBe('model');
  }
  expect((await read<Template>(teacher, `/${lessonRequest.template_type}`)).refusal).toBeUndefined();
});

test('where a model is connected, templates are not told apart', async () => {
  const teacher = await signIn();
  const { items, notice } = await read<Catalogue>(teacher, '', withModel);
  expect([notice, items.filter((entry) => 'written_from' in entry)]).toEqual([undefined, []]);
  expect((await read<Template>(teacher, '/essay-grading', withModel)).refusal).toBeUndefined();
});

test('an administrator reads which setting connects a model', async () => {
  const school = await openApp({ engine, config: { ...testConfig, administrators: [ADMINISTRATOR] } });
  const administrator = await signIn({ email: ADMINISTRATOR });
  expect((await read<Template>(administrator, '/essay-grading', school)).refusal).toMatch(/Set AI_PROVIDER/);
  expect((await read<Catalogue>(administrator, '', school)).notice).toMatch(/Set AI_PROVIDER/);
  expect((await read<Catalogue>(await signIn(), '', school)).notice).not.toMatch(/AI_PROVIDER/);
  await school.close();
});

test.each(generators)(
  'the example of $templateType is its checked sample, and costs and stores nothing',
  async (generator) => {
    const teacher = await signIn();
    const stateOf = async () => {
      const get = async (url: string) => (await app.inject({ url, headers: teacher.headers })).json();
      return [await get('/api/generations'), await get('/api/me')];
    };
    const before = await stateOf();
    const { title, input, result } = await read<TemplateExample>(
      teacher,
      `/${generator.templateType}/example`,
    );
    expect(title).not.toBe('');
    const form = generator.input.parse(input);
    expect(Object.keys(result)).toEqual(generator.sections(form));
    const { context } = readSample(generator);
    const { checks } = generator.checks(generator.result.partial().parse(result), form, context);
    expect(checks.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(await stateOf()).toEqual(before);
  },
);

test('a document from the form alone is free, one from a text is not', async () => {
  const { headers } = await signIn();
  const estimate = async (change: object) => {
    const payload = { ...lessonRequest, input: { ...lessonRequest.input, ...change } };
    return (
      await app.inject({ method: 'POST', url: '/api/generations/estimate', headers, payload })
    ).json<Estimate>();
  };
  expect(await estimate({})).toMatchObject({ credits: 0, affordable: true, refusal: null });
  expect((await estimate({ source_type: 'paste', source_text: source.text })).credits).toBeGreaterThan(0);
});
