import { createHash } from 'node:crypto';
import type { OwnBlock, OwnTemplateContent } from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';
import { generatorOf } from '../templates/generators.ts';
import { checkOwn, ownReadingParts } from './own-checks.ts';
import { ownForm } from './own-form.ts';
import { ownPrompt } from './own-prompt.ts';
import { ownResult } from './own-result.ts';
import { ownTypeOf } from './own-type.ts';

/** A version of a teacher's template, as a document stores it. */
export interface OwnTemplateVersion {
  id: string;
  version: number;
  content: OwnTemplateContent;
}

/** Tokens of a section in English. */
const TOKENS: Readonly<Record<OwnBlock, number>> = {
  prose: 160,
  list: 140,
  steps: 220,
  facts: 120,
  table: 260,
  timeline: 450,
  questions: 700,
  rubric: 650,
  vocabulary: 420,
  goals: 320,
  letter: 260,
  story: 700,
  schedule: 600,
  entries: 480,
};

const MAX_CACHED = 200;
const cache = new Map<string, Generator>();

/** Cached by content, because converting schemas takes milliseconds. An imported document may claim any id and version. */
export function ownGenerator(own: OwnTemplateVersion): Generator {
  const key = createHash('sha256').update(JSON.stringify(own)).digest('base64');
  const cached = cache.get(key);
  if (cached) return cached;
  const made = buildGenerator(own);
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(key, made);
  return made;
}

/** The texts that the author of a template wrote: the rules of safety judge them with each request. */
export const authoredTexts = ({
  name,
  description,
  instructions,
  fields,
  sections,
}: OwnTemplateContent): string[] =>
  [
    name,
    description,
    instructions,
    ...fields.flatMap((field) => [
      field.title,
      field.help ?? '',
      field.default ?? '',
      ...(field.options ?? []),
      ...(field.columns ?? []).map(({ title }) => title),
    ]),
    ...sections.flatMap((section) => [
      section.title,
      section.instructions ?? '',
      ...(section.columns ?? []).map(({ title }) => title),
    ]),
  ].filter((text) => text !== '');

export function buildGenerator(own: OwnTemplateVersion): Generator {
  const { id, content } = own;
  const { sections, fields } = content;
  const base = generatorOf(content.base);
  const templateType = ownTypeOf(id);
  const keys = sections.map(({ key }) => key);
  return {
    templateType,
    audience: 'teacher',
    title: content.name,
    description: content.description,
    group: base?.group ?? 'Plan',
    icon: base?.icon ?? 'file-text',
    cover: base?.cover ?? 'ink',
    route: `/teacher/own/${id}`,
    gate: 'subscription',
    plan: 'pro',
    ...(fields.some(({ widget }) => widget === 'student') && { private: true }),
    input: ownForm(fields),
    result: ownResult(sections),
    sections: () => keys,
    derived: [],
    dependents: {},
    outputTokens: () => sections.reduce((sum, { block }) => sum + TOKENS[block], 0),
    prompt: (input, context, task) => ownPrompt(content, input, context, task),
    checks: (result, input, context) => checkOwn(content, result, input, context),
    readingParts: (result) => ownReadingParts(sections, result),
    adjustsReading: fields.some(({ key }) => key === 'reading_level'),
    derive: () => undefined,
    own,
    authored: authoredTexts(content),
  };
}
