import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Generator } from '../../server/documents/templates/generator.ts';
import { generators } from '../../server/generated/generators.ts';

export interface EvalRequest {
  /** The template, the number of the pair and a or b. */
  id: string;
  /** The id of the same request on another topic. */
  twin: string;
  generator: Generator;
  /** The topic; for a form without one, the name of the source or the texts that differ. */
  topic: string;
  form: Record<string, unknown>;
}

const pairOf = z.tuple([z.string(), z.string()]);
const entrySchema = z.strictObject({
  form: z.record(z.string(), z.unknown()),
  topics: pairOf.optional(),
  /** What differs, for a form without a topic. */
  forms: z.tuple([z.record(z.string(), z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  sources: pairOf.optional(),
});

type Entry = z.output<typeof entrySchema>;

const templates = new URL('../../server/documents/templates/', import.meta.url);
const sources = new URL('./sources/', import.meta.url);

/** The fixed requests of each template, from its folder, pair by pair in turn; templates with most pairs come first. */
export function readRequests(): EvalRequest[] {
  const lists = generators
    .map((generator) => readEntries(generator).map((entry) => ({ generator, entry })))
    .toSorted((one, other) => other.length - one.length);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => {
      const found = list[index];
      return found ? requestPair(found.generator, found.entry, index) : [];
    }),
  ).flat();
}

function readEntries({ templateType }: Generator): Entry[] {
  const file = new URL(`${templateType}/evaluation.yaml`, templates);
  return z.array(entrySchema).parse(parse(readFileSync(file, 'utf8')));
}

function requestPair(generator: Generator, entry: Entry, index: number): EvalRequest[] {
  const id = (letter: string) => `${generator.templateType}-${String(index + 1).padStart(2, '0')}${letter}`;
  return [0, 1].map((side) => {
    const topic = entry.topics?.[side];
    const source = entry.sources?.[side];
    const own = entry.forms?.[side];
    return {
      id: id(side === 0 ? 'a' : 'b'),
      twin: id(side === 0 ? 'b' : 'a'),
      generator,
      topic: topic ?? source ?? nameOf(own),
      form: {
        ...entry.form,
        ...own,
        ...(topic !== undefined && { topic }),
        ...(source !== undefined && {
          source_type: 'paste',
          source_text: readFileSync(new URL(`${source}.txt`, sources), 'utf8'),
        }),
      },
    };
  });
}

const MAX_TOPIC_LENGTH = 200;

/** Every text of what differs. */
const nameOf = (own: unknown): string => textsIn(own).join(' ').slice(0, MAX_TOPIC_LENGTH);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export interface Choice {
  /** A template type; all templates by default. */
  only?: string | undefined;
  /** How many requests at most. */
  limit?: number | undefined;
}

/** The first requests of a template, or of all templates in turn. */
export function chooseRequests(requests: readonly EvalRequest[], { only, limit }: Choice): EvalRequest[] {
  return requests
    .filter(({ generator }) => only === undefined || generator.templateType === only)
    .slice(0, limit ?? requests.length);
}
