import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { generators } from '../../generated/generators.ts';
import { Problem } from '../../platform/problem.ts';
import type { Generator } from '../templates/generator.ts';
import { readSample } from '../templates/sample.ts';
import { formatsOf } from './formats/format.ts';
import { richTextOf } from './rich-text.ts';
import { exported, wordsOf } from './testing.ts';

const meta = { composed: false, model: 'a model' };

/** Shorter texts stand in a document by chance. */
const MIN = 12;

/** A text as every format writes it: without marks, in one line. */
const bare = (text: string) =>
  text
    .replaceAll(/[*\\$`_{}“”"'’|<>]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Schema = z.core.$ZodType;

/** Collects the texts of a value; those below a teacher-only mark of the schema are hidden. */
function divide(schema: Schema | undefined, value: unknown, texts: Divided, isHidden = false): void {
  const hides = isHidden || (schema !== undefined && z.globalRegistry.get(schema)?.teacher_only === true);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNonOptional || schema instanceof z.ZodDefault)
    return divide(schema.unwrap(), value, texts, hides);
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((each) => z.safeParse(each, value).success);
    if (option) return divide(option, value, texts, hides);
  }
  if (typeof value === 'string') (hides ? texts.hidden : texts.shown).push(bare(value));
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) divide(partOf(schema, key), part, texts, hides);
  return undefined;
}

interface Divided {
  shown: string[];
  hidden: string[];
}

function partOf(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodObject ? schema.shape[key] : undefined;
}

/** The texts of a sample that only its teacher may see. It doesn't use the code that cuts the copies. */
function hiddenTexts({ result }: Generator, sample: Record<string, unknown>): string[] {
  const texts: Divided = { shown: [], hidden: [] };
  for (const [key, value] of Object.entries(sample)) {
    const { title = '' } = z.globalRegistry.get(result.shape[key] ?? z.never()) ?? {};
    texts.shown.push(title);
    divide(result.shape[key], value, texts);
  }
  const visible = texts.shown.join('\n');
  return [...new Set(texts.hidden)].filter((text) => text.length >= MIN && !visible.includes(text));
}

async function textOf(body: Buffer, format: Parameters<typeof wordsOf>[1]): Promise<string> {
  if (format !== 'pptx') return bare(await wordsOf(body, format));
  const { files } = await JSZip.loadAsync(body);
  const slides = Object.values(files).filter(({ name }) =>
    /^ppt\/(?:slides|notesSlides)\/[^/]+\.xml$/.test(name),
  );
  const xml = await Promise.all(slides.map((file) => file.async('string')));
  return bare([...xml.join('').matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(' '));
}

/** The exported sample, or why a format for questions can't hold any of its questions. */
async function fileOf(
  generator: Generator,
  request: Parameters<typeof exported>[2],
): Promise<Buffer | string> {
  try {
    return (await exported(generator, { ...readSample(generator), meta }, request)).body;
  } catch (error) {
    const { message } = z.instanceof(Problem).parse(error);
    expect(message).toMatch(/^No question of this document fits the format: /);
    return message;
  }
}

describe.each(generators)('$templateType', (generator) => {
  const sample = readSample(generator);
  const written = { ...sample, meta };
  const hidden = hiddenTexts(generator, sample.result);

  it.each(formatsOf(generator))(
    'is exported as $label, without hidden texts for students',
    async (format) => {
      for (const copy of format.copies) {
        const file = await fileOf(generator, { format: format.format, copy });
        expect(file.length).toBeGreaterThan(0);
        if (copy !== 'student' || typeof file === 'string') continue;
        const text = await textOf(file, format.format);
        expect(text).not.toBe('');
        expect(hidden.filter((each) => text.includes(each))).toEqual([]);
      }
    },
  );

  it('has no copy for students of a format with answers', async () => {
    const closed = formatsOf(generator).filter(({ copies }) => !copies.some((copy) => copy === 'student'));
    const refused = closed.map(({ format }) => exported(generator, written, { format, copy: 'student' }));
    const outcomes = await Promise.allSettled(refused);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  it('is copied for students without hidden texts', () => {
    const { text, html } = richTextOf(generator, written, 'student');
    for (const copied of [text, html])
      expect(hidden.filter((each) => bare(copied).includes(each))).toEqual([]);
  });
});

it('finds texts that only teachers may see', () => {
  const counts = generators.map((each) => hiddenTexts(each, readSample(each).result).length);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(generators.length / 2);
});
