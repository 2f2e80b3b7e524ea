import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { composeDocument, declineOf } from '../testing.ts';
import { generator } from './generator.ts';

const { input, result, context } = readSample(generator);
const named = (written: Record<string, unknown>, name: string, form = input) =>
  generator.checks(written, form, context).checks.filter((check) => check.name === name);

it('opens a check for a quote that is not in the source word for word', () => {
  const quotes = ['Carbon dioxide is a gas in the air.', 'Carbon dioxide is a heavy gas in the air.'];
  expect(named({ ...result, quotes }, 'Found in the source')).toEqual([
    expect.objectContaining({ status: 'open', section: 'quotes', path: '/quotes/1' }),
  ]);
});

it('opens a check for a summary of the wrong length', () => {
  expect(named(result, 'Length')).toEqual([expect.objectContaining({ status: 'passed' })]);
  const half = { ...input, length: '50%' };
  expect(named(result, 'Length', half)).toEqual([
    expect.objectContaining({ status: 'open', section: 'overview' }),
  ]);
});

it('opens a check for a term that the summary lost', () => {
  const form = { ...input, keep_terms: ['Photosynthesis', 'cellulose'] };
  expect(named(result, 'Terms kept', form)).toEqual([
    expect.objectContaining({ status: 'open', detail: 'Missing: cellulose.' }),
  ]);
});

it('measures the reading level again after an edit', () => {
  const edited = {
    ...result,
    overview: 'The tree ate air. It drank rain. It grew and grew. The soil stayed.',
  };
  const { result: checked, checks } = generator.checks(edited, input, context);
  expect(checked['reading']).not.toEqual(result['reading']);
  expect(checks).toContainEqual(expect.objectContaining({ status: 'repaired', section: 'reading' }));
});

it('composes a summary of sentences of the source at each length', () => {
  const lengths = ['10%', '25%', '50%'].map((length) => {
    const form = generator.input.parse({ ...input, length });
    const written = composeDocument(generator, form, context);
    expect(generator.checks(written, form, context).checks.filter(({ status }) => status === 'open')).toEqual(
      [],
    );
    return String(written['overview']).length;
  });
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});

it('leaves a form that cannot be extracted, and a source that is too short, to a model', () => {
  const written = composeDocument(generator, { ...input, summary_type: 'Cornell' }, context);
  expect(written).not.toHaveProperty('overview');
  expect(written).toHaveProperty('key_points');
  const short = { sources: [{ id: 'pasted', name: 'Pasted text', text: 'Too short.' }], standards: [] };
  expect(declineOf(generator, input, short)).toContain('too few complete sentences');
});

it('asks a model for the chosen length and the terms to keep', () => {
  const { user } = generator.prompt(input, context, { keys: ['overview'], written: {} });
  expect(user).toContain('Length of the overview: about 70 words');
  expect(user).toContain('Words that the summary must use: photosynthesis');
  expect(user).toContain('Use nothing but the source for facts.');
});

it('requires a text or a file', () => {
  const form = { grade_level: 'Grade 7' };
  expect(generator.input.safeParse(form).error?.issues).toEqual([
    expect.objectContaining({ path: ['source_text'], message: 'Paste a text or add a source.' }),
  ]);
});
