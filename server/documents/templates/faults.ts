import { z } from 'zod';
import type { Generator } from './generator.ts';
import type { Sample } from './sample.ts';

/** A sample with one fault, in its document or in the form that the document answers. */
export type Fault = Pick<Sample, 'input' | 'result'> & {
  /** Where, such as `units/*\/weeks`. */
  place: string;
};

type Path = readonly string[];

const HARD =
  'Notwithstanding considerable interdependence, institutional representatives systematically reconceptualised organisational responsibilities.';
const INVENTED =
  'Marisol Quillfeather was suspended after a fight. He gets speech therapy for ADHD on 30 February 2027 at 7:45 pm for $95. She has 3 of 10 marks, and 4 + 4 = 9.';
const EMPTY = 'It was a pleasure to teach this lazy student, who is bad at scaffolding. [Add a name.]';

/** A text that is missing, says nothing, is too hard, too long, invented, or about what the form leaves out. */
const wrongTexts: readonly ((text: string, form: string) => string)[] = [
  () => '',
  () => 'All of the above',
  () => '2026-02-28',
  () => 'F',
  () => 'Why did you not print the website with ChatGPT? You should feel ashamed.',
  () => HARD,
  (text) => text.replaceAll(/\d+/g, (digits) => String(Number(digits) + 7)),
  (text) => `${text} ${text}`,
  (text) => `${text} ${INVENTED}`,
  (text) => `${text} ${EMPTY}`,
  (text) => `${text} ${HARD.repeat(20)}`,
  (text, form) => `${text} ${form}`,
];

function wrongValues(value: unknown, form: string): unknown[] {
  if (typeof value === 'string') return wrongTexts.map((wrong) => wrong(value, form));
  if (typeof value === 'number') return [value + 1, 0, value * 10, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value))
    return [[], value.slice(1), [...value, ...value, ...value], value.toReversed(), bySize(value)];
  // An option that stands out because it is correct.
  return isRecord(value) && Object.values(value).includes(true) ? [mapTexts(value, () => HARD)] : [];
}

const MAX_WRONG = wrongTexts.length;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bySize = (list: readonly unknown[]): unknown[] =>
  list.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.length > 1 ? change(value) : value;
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]));
}

/** The places in a value; `*` stands for every entry of a list. */
function placesIn(value: unknown, path: Path = [], places = new Map<string, Path>()): Map<string, Path> {
  if (path.length > 0) places.set(path.join('/'), path);
  const parts = Array.isArray(value)
    ? value.map((part): [string, unknown] => ['*', part])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [key, part] of parts) placesIn(part, [...path, key], places);
  return places;
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (key === '*') return Array.isArray(value) ? value.map((part) => changeAt(part, rest, change)) : value;
  if (!isRecord(value) || !(key in value)) return value;
  return { ...value, [key]: changeAt(value[key], rest, change) };
}

/** A value with each thing that can be wrong at each of its places, in every entry of its lists, and in all texts of a section. */
function* changesOf(value: Record<string, unknown>, form: string) {
  for (let index = 0; index < MAX_WRONG; index++) {
    for (const [place, path] of placesIn(value)) {
      const changed = changeAt(value, path, (part) => {
        const wrong = wrongValues(part, form);
        return index < wrong.length ? wrong[index] : part;
      });
      yield { place, key: path[0] ?? '', changed };
    }
  }
  for (const wrong of wrongTexts) {
    for (const key of Object.keys(value)) {
      const changed = { ...value, [key]: mapTexts(value[key], (text) => wrong(text, form)) };
      yield { place: key, key, changed };
    }
  }
}

/** Faults of a sample that its schemas accept. */
export function* faultsOf({ result, input }: Generator, sample: Sample): globalThis.Generator<Fault> {
  const form = Object.values(sample.input)
    .flatMap((value) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []))
    .join(', ');
  for (const { place, key, changed } of changesOf(sample.result, form)) {
    if (!isRecord(changed)) continue;
    const section = result.shape[key]?.safeParse(changed[key]);
    if (section?.success) yield { place, input: sample.input, result: { ...changed, [key]: section.data } };
  }
  for (const { place, changed } of [...changesOf(sample.input, form), ...otherOptions(input, sample.input)]) {
    const filled = input.safeParse(changed);
    if (filled.success) yield { place, input: filled.data, result: sample.result };
  }
}

/** The form with each other option of each field. */
const otherOptions = ({ shape }: z.ZodObject, form: Sample['input']) =>
  Object.entries(shape).flatMap(([place, field]) => {
    const choice = field instanceof z.ZodDefault ? field.unwrap() : field;
    const options = choice instanceof z.ZodEnum ? choice.options : [];
    return options.map((option) => ({ place, changed: { ...form, [place]: option } }));
  });
