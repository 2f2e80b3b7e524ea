import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkLanguage } from '../../generations/end/check-language.ts';
import { type DocumentText, documentTexts } from '../every-document/document-texts.ts';
import type { Check, Generator } from '../generator.ts';
import { readSample, type Sample } from '../sample.ts';

/** A sample with one mistake that a check has to notice. */
export interface KnownFault {
  fault: string;
  noticedBy: string;
  input: Sample['input'];
  result: Sample['result'];
}

const change = {
  /** A JSON pointer into the document. */
  at: z.string().optional(),
  /** Words added to the text there. */
  add: z.string().optional(),
  /** Words of the text there, and what stands instead. */
  swap: z.tuple([z.string(), z.string()]).optional(),
  /** The whole value there. */
  set: z.unknown().optional(),
  /** Fields of the form. */
  form: z.record(z.string(), z.unknown()).default({}),
};
const fileSchema = z.strictObject({
  faults: z.array(z.strictObject({ fault: z.string(), noticed_by: z.string(), ...change })),
  /** What looks like a mistake and is none. */
  fine: z.array(z.strictObject({ fine: z.string(), ...change })).default([]),
});

type Change = z.output<z.ZodObject<typeof change>>;

const readFile = ({ templateType }: Generator) =>
  fileSchema.parse(parse(readFileSync(new URL(`../${templateType}/faults.yaml`, import.meta.url), 'utf8')));

/** The mistakes that every template can have, and those of its own in its `faults.yaml`. */
export function knownFaults(generator: Generator): KnownFault[] {
  const sample = readSample(generator);
  const own = readFile(generator).faults.map(({ fault, noticed_by, ...each }) => ({
    fault,
    noticedBy: noticed_by,
    ...changed(sample, each),
  }));
  return [...sharedFaults(generator, sample), ...own];
}

/** The sample, and the sample with each thing that looks like a mistake. */
export function fineDocuments(
  generator: Generator,
): (Pick<KnownFault, 'input' | 'result'> & { fine: string })[] {
  const sample = readSample(generator);
  const others = readFile(generator).fine.map(({ fine, ...each }) => ({ fine, ...changed(sample, each) }));
  return [{ fine: 'the sample', input: sample.input, result: sample.result }, ...others];
}

/** All checks of a finished document that a model wrote. */
export function checkedDocument(
  generator: Generator,
  { input, result }: Pick<Sample, 'input' | 'result'>,
): Check[] {
  const { context } = readSample(generator);
  const form = generator.input.parse(input);
  const checked = generator.checks(result, form, context);
  return [...checked.checks, ...checkLanguage({ generator, input: form, context }, checked.result)];
}

export const isNoticed = (generator: Generator, fault: KnownFault): boolean =>
  checkedDocument(generator, fault).some(
    ({ name, status }) => name === fault.noticedBy && status !== 'passed',
  );

const SPANISH =
  'Los estudiantes leen el texto con un compañero y explican cada cambio con sus propias palabras. Luego dibujan lo que pasa en cada paso y comparan sus dibujos con los de otra pareja.';

/** Longer texts are prose, which can have any sentence after it. */
const PROSE = 40;

function sharedFaults(generator: Generator, sample: Sample): KnownFault[] {
  const written = Object.fromEntries(
    Object.entries(sample.result).filter(([key]) => !generator.derived.includes(key)),
  );
  const isTold = ({ text, key }: DocumentText) =>
    text.length > PROSE && !/source|quote|evidence|mis|span|definition/.test(key);
  const told = documentTexts(written).filter(isTold);
  const [text] = told;
  if (!text) return [];
  // A translation is in Spanish already.
  const others = told.filter(({ section }) => section !== 'translation');
  const [longest = text] = others.toSorted((one, other) => other.text.length - one.text.length);
  const after = (fault: string, words: string, noticedBy: string): KnownFault => ({
    fault,
    noticedBy,
    ...changed(sample, { at: text.path, add: ` ${words}`, form: {} }),
  });
  const isPersonal = generator.private || generator.templateType === 'parent-newsletter';
  return [
    after('a wrong calculation', 'So 4 × 13 = 54.', 'Calculations are right'),
    after('a placeholder', 'Signed, [Teacher name].', 'Nothing left to fill in'),
    after('a day that does not exist', 'It is on 2027-02-30.', 'Named dates exist'),
    after('a date on another weekday', 'It is on Monday, November 3, 2026.', 'Named dates exist'),
    {
      fault: 'English instead of Spanish',
      noticedBy: 'Language',
      ...changed(sample, { form: { language: 'Spanish' } }),
    },
    {
      fault: 'a section in another language',
      noticedBy: 'Language',
      input: sample.input,
      result: { ...sample.result, [longest.section]: inSpanish(sample.result[longest.section]) },
    },
    ...(isPersonal
      ? [
          after(
            'a child whom the form does not name',
            'It was a surprise to Marisol.',
            'Only people whom you named',
          ),
          after('an invented diagnosis', 'This comes with dyslexia.', 'Nothing beyond your notes'),
          after('an invented event', 'We saw it at the science fair.', 'Events only as supplied'),
        ]
      : []),
  ];
}

function inSpanish(value: unknown): unknown {
  if (typeof value === 'string') return value.length > PROSE ? SPANISH : value;
  if (Array.isArray(value)) return value.map(inSpanish);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inSpanish(part)]));
}

function changed(
  { input, result }: Pick<Sample, 'input' | 'result'>,
  { at, add, swap, set, form }: Change,
): Pick<Sample, 'input' | 'result'> {
  const steps = (at ?? '')
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const mend = (value: unknown): unknown => {
    if (add !== undefined) return `${String(value)}${add}`;
    return swap === undefined ? set : String(value).replace(...swap);
  };
  const mended = at === undefined ? result : changedAt(result, steps, mend);
  return { input: { ...input, ...form }, result: z.record(z.string(), z.unknown()).parse(mended) };
}

function changedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  mend: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return mend(value);
  if (Array.isArray(value)) {
    const whole = Number(step) === value.length ? [...value, undefined] : value;
    return whole.map((part: unknown, index) => (String(index) === step ? changedAt(part, rest, mend) : part));
  }
  if (typeof value !== 'object' || value === null) throw new Error(`Nothing is at ${step}.`);
  const record: Record<string, unknown> = { ...value };
  return { ...record, [step]: changedAt(record[step], rest, mend) };
}
