import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { withoutDataMarks } from '../data-marks.ts';
import { harmless } from '../schema-value.ts';
import { answerTo, type CompletionRequest, promptOf, schemaOf } from '../model-answer.ts';
import type { ModelServerOptions } from '../model-server.ts';

/** What an imitated model writes, and how fast: options of the model server. */
export interface Writer extends Required<Pick<ModelServerOptions, 'write' | 'tokensPerSecond'>> {
  name: string;
}

const documents = new URL('./careful/', import.meta.url);

/** The line in the prompt by which each document is found. */
const lines: Readonly<Record<string, string>> = {
  'moon-phases': 'Topic: Why the Moon has phases',
  seasons: 'Topic: Why we have seasons',
  'three-branches': 'Topic: The three branches of government',
  'bill-of-rights': 'Topic: The Bill of Rights',
  'water-cycle': 'Where Rain Comes From',
  'honeybee-dance': 'The Dance of the Honeybee',
};

/** A document that follows the prompt, written by hand; for any other topic, one that only fits the schema. */
function carefulAnswer(request: CompletionRequest): string {
  const inPrompt = new Set(withoutDataMarks(promptOf(request)).split('\n'));
  const name = Object.keys(lines).find((file) => inPrompt.has(lines[file] ?? ''));
  if (name === undefined) return answerTo(request);
  const text = readFileSync(new URL(`${name}.json`, documents), 'utf8');
  const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  const { required } = z.looseObject({ required: z.array(z.string()) }).parse(schemaOf(request));
  return JSON.stringify(
    Object.fromEntries(required.map((key) => [key, key === 'safety' ? harmless : whole[key]])),
  );
}

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

export const writers: readonly Writer[] = [
  /** Follows the prompt. */
  { name: 'careful', write: carefulAnswer, tokensPerSecond: 500 },
  /** Pastes the topic into the same sentences, ignores numbers and invents quotations. */
  { name: 'sloppy', write: answerTo, tokensPerSecond: 5000 },
  /** Follows the prompt but for the language. */
  {
    name: 'wrong-language',
    write: (request) => JSON.stringify(inGerman(JSON.parse(carefulAnswer(request)))),
    tokensPerSecond: 2000,
  },
];
