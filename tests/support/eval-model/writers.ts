import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EngineRequest } from '../../../server/engine/port/engine.ts';
import { valueFor } from '../schema-value.ts';

/** How an imitated model writes, and how fast. */
export interface Writer {
  name: string;
  write(request: EngineRequest): unknown;
  /** Milliseconds before the first text. */
  thinksFor: number;
  charactersPerSecond: number;
}

const documents = new URL('./careful/', import.meta.url);

/** The beginnings of lines in the prompt by which a careful document is found. */
const files: Readonly<Record<string, string>> = {
  'moon-phases': 'Topic: Why the Moon has phases',
  seasons: 'Topic: Why we have seasons',
  'three-branches': 'Topic: The three branches of government',
  'bill-of-rights': 'Topic: The Bill of Rights',
  'water-cycle': 'Where Rain Comes From',
  'honeybee-dance': 'The Dance of the Honeybee',
};

/** A document that follows the prompt, written by hand; one that only fits the schema for any other topic. */
function carefulDocument({ prompt, resultSchema }: EngineRequest): unknown {
  const name = Object.keys(files).find((file) => `\n${prompt.user}`.includes(`\n${files[file]}`));
  if (name === undefined) return valueFor(resultSchema, topicIn(prompt.user));
  const whole = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(new URL(`${name}.json`, documents), 'utf8')));
  const { required } = z.looseObject({ required: z.array(z.string()) }).parse(resultSchema);
  return Object.fromEntries(required.map((key) => [key, whole[key]]));
}

const topicIn = (prompt: string): string => /^Topic: (.+)$/m.exec(prompt)?.[1] ?? 'the text';

const GERMAN = [
  'Die Klasse sieht sich das Thema gemeinsam an und sammelt erste Fragen.',
  'Danach vergleichen die Kinder ihre Ergebnisse und begründen sie mit einem Beispiel.',
  'Eine Skizze zeigt, wie die Teile zusammenhängen und was noch fehlt.',
  'Am Ende schreibt jedes Kind einen Satz, den die anderen prüfen.',
];

/** The same structure with every sentence in German. */
function inGerman(value: unknown): unknown {
  let count = 0;
  const translate = (each: unknown): unknown => {
    if (typeof each === 'string') return each.includes(' ') ? GERMAN[count++ % GERMAN.length] : each;
    if (Array.isArray(each)) return each.map(translate);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, part]) => [key, translate(part)]));
  };
  return translate(value);
}

/** Follows the prompt. */
export const careful: Writer = {
  name: 'careful',
  write: carefulDocument,
  thinksFor: 400,
  charactersPerSecond: 4000,
};

/** Pastes the topic into the same sentences, ignores numbers and invents quotations. */
export const sloppy: Writer = {
  name: 'sloppy',
  write: ({ prompt, resultSchema }) => valueFor(resultSchema, topicIn(prompt.user)),
  thinksFor: 50,
  charactersPerSecond: 20_000,
};

/** Follows the prompt but for the language. */
export const wrongLanguage: Writer = {
  name: 'wrong-language',
  write: (request) => inGerman(carefulDocument(request)),
  thinksFor: 200,
  charactersPerSecond: 8000,
};

export const writers: readonly Writer[] = [careful, sloppy, wrongLanguage];
