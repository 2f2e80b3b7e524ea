import { z } from 'zod';
import type { Generator } from '../../server/documents/templates/generator.ts';
import { readSample } from '../../server/documents/templates/sample.ts';
import { branchesText, willowText } from './sample-texts.ts';

const property = z.object({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().default(0),
  default: z.unknown().optional(),
  items: z.object({ enum: z.array(z.unknown()).optional() }).optional(),
});

const row = z.looseObject({ count: z.number() });

/** The fields that name what the sample is about, and those that a test sets itself. */
const FIXED = new Set(['grade_level', 'source_type', 'source_text', 'source_file_ids', 'language']);

export interface VariedForm {
  generator: Generator;
  /** Different numbers give different forms, always the same for a number. */
  number: number;
  /** Chooses among all languages instead of English only. */
  anyLanguage: boolean;
}

/** A valid form of a template with other options, amounts and sources than its sample. */
export function variedForm({ generator, number, anyLanguage }: VariedForm): Record<string, unknown> {
  const random = randomOf(number);
  const sample = readSample(generator).input;
  const form: Record<string, unknown> = { ...sample, source_type: 'paste', source_text: textOf(random) };
  for (const [name, field] of Object.entries(generator.input.shape)) {
    if (FIXED.has(name) && !(anyLanguage && name === 'language')) continue;
    const value = vary(
      property.parse(z.toJSONSchema(field as z.ZodType, { io: 'input' })),
      sample[name],
      random,
    );
    if (value !== undefined && generator.input.safeParse({ ...form, [name]: value }).success)
      form[name] = value;
  }
  return form;
}

/** Another value of a field; undefined for texts and switches of other kinds. */
function vary(field: z.output<typeof property>, sample: unknown, random: () => number): unknown {
  const { type, enum: options, items, minimum } = field;
  if (options) return options[Math.floor(random() * options.length)];
  if (type === 'boolean') return random() < 0.5;
  if (type === 'array' && items?.enum) return items.enum.filter(() => random() < 0.5);
  const rows = z.array(row).min(1).safeParse(sample);
  if (rows.success) return rows.data.map((each) => ({ ...each, count: scaled(each.count, 1, random) }));
  const usual = typeof sample === 'number' ? sample : field.default;
  return typeof usual === 'number' ? scaled(usual, minimum, random) : undefined;
}

/** From half to twice the usual amount. */
const scaled = (usual: number, minimum: number, random: () => number): number =>
  Math.max(minimum, Math.round(usual * 2 ** (random() * 2 - 1)));

/** One or both sample texts, the last sentences of which may be missing. */
function textOf(random: () => number): string {
  const whole = random() < 0.5 ? willowText : `${willowText}\n${branchesText}`;
  const sentences = whole.split(/(?<=\.)\s/);
  return sentences.slice(0, Math.ceil(sentences.length * (0.6 + 0.4 * random()))).join(' ');
}

/** Mulberry32: uniform numbers from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
