import { expect, it } from 'vitest';
import { sourceOf, willowText } from '../../../tests/support/sample-texts.ts';
import type { SectionOutline, WritingRequest } from '../port/writing-request.ts';
import { ruleEngine } from './rule-engine.ts';

const sectionOf = (key: string, block: SectionOutline['block']): SectionOutline => ({
  key,
  title: key,
  block,
  schema: {},
});
const requestOf = (change: Partial<WritingRequest> = {}): WritingRequest => ({
  templateType: 'any',
  form: {},
  students: [],
  sources: sourceOf(willowText),
  standards: [],
  sections: [sectionOf('words', 'vocabulary'), sectionOf('letter', 'letter'), sectionOf('quiz', 'questions')],
  written: {},
  ...change,
});
const engine = ruleEngine({ pause: 0 });

async function write(request: WritingRequest): Promise<unknown> {
  let text = '';
  const listener = { text: (chunk: string) => void (text += chunk), usage: () => {}, alive: () => {} };
  const rest = { prompt: { system: '', user: '' }, resultSchema: {}, maxOutputTokens: 1000 };
  await engine.write({ ...request, ...rest }, listener, new AbortController().signal);
  return JSON.parse(text);
}

it('writes the sections of the block kinds that it has composers for', async () => {
  expect(await engine.writable(requestOf())).toEqual(['words', 'quiz']);
  expect(await write(requestOf())).toMatchObject({
    words: expect.arrayContaining([
      { term: 'Glucose', definition: 'A sugar that stores energy for the plant.' },
    ]),
    quiz: expect.arrayContaining([expect.objectContaining({ type: 'short-answer' })]),
  });
});

it('writes the same document for the same request', async () => {
  expect(await write(requestOf())).toEqual(await write(requestOf()));
});

it('prefers the adapter of the template over the composer of the block kind', async () => {
  const ruleAdapter = {
    sections: { words: () => [{ term: 'Willow', definition: 'A tree.' }], quiz: () => undefined },
  };
  expect(await write(requestOf({ ruleAdapter }))).toEqual({
    words: [{ term: 'Willow', definition: 'A tree.' }],
  });
});

it('declines in one sentence, without a setting that a teacher can’t change', async () => {
  const declined = [
    requestOf({ sources: [] }),
    requestOf({ form: { language: 'Polish' } }),
    requestOf({ sections: [sectionOf('letter', 'letter')] }),
    requestOf({ ruleAdapter: { declines: 'judge' } }),
    requestOf({ change: { section: 'letter', kind: 'again', before: 'Dear families' } }),
  ];
  for (const request of declined) {
    expect(await engine.decline(request)).toMatch(/^(?!.*AI_PROVIDER)[^.]*[Ww]ithout an AI model[^.]*\.$/);
    if (!request.change) continue;
    await expect(write(request)).rejects.toMatchObject({ code: 'refused' });
  }
  expect(await engine.decline(requestOf())).toBeNull();
});
