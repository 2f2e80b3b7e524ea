import { z } from 'zod';
import type { KnownFault } from './model-faults.ts';
import type { Personality } from './personalities/personality.ts';
import { readSchemaNotation } from './schema-notation.ts';
import { withoutDataMarks } from './data-marks.ts';
import { valueFor } from './schema-value.ts';

export const completionRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  system: z.unknown().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.unknown() })).min(1),
  response_format: z
    .object({
      type: z.enum(['json_schema', 'json_object', 'text']),
      json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .optional(),
});

export type CompletionRequest = z.output<typeof completionRequest>;

const NOTATION = 'may be left out:\n';

/** The prompt as one text, in either API. */
export const promptOf = (request: CompletionRequest): string => textsOf(request).join('\n');

export const promptLength = (request: CompletionRequest): number => textsOf(request).join('').length;

const textsOf = ({ system, messages }: CompletionRequest): string[] =>
  [system, ...messages.map(({ content }) => content)].map(textOf);

function textOf(content: unknown): string {
  const parts = z.array(z.object({ text: z.string() })).safeParse(content);
  if (parts.success) return parts.data.map(({ text }) => text).join('\n');
  return typeof content === 'string' ? content : '';
}

/** The schema of the requested result: from the request, otherwise from its notation in the prompt. */
export function schemaOf(request: CompletionRequest): Record<string, unknown> {
  const sent = request.response_format?.json_schema?.schema;
  if (sent) return sent;
  const prompt = promptOf(request);
  const at = prompt.lastIndexOf(NOTATION);
  return at === -1 ? {} : readSchemaNotation(prompt.slice(at + NOTATION.length));
}

/** The document that a call gets, or what a fault makes of it. */
export function documentFor(
  request: CompletionRequest,
  wrong: KnownFault | undefined,
  write: (request: CompletionRequest) => string = answerTo,
): string {
  if (wrong?.kind === 'invalid-json') return 'Of course! {"overview": not a document';
  if (wrong?.kind === 'prose-refusal') return 'I’m sorry, but I can’t help with that.';
  const schema = schemaOf(request);
  if (wrong?.kind === 'wrong-shape') {
    const { properties } = z.looseObject({ properties: z.record(z.string(), z.unknown()) }).parse(schema);
    return JSON.stringify(Object.fromEntries(Object.keys(properties).map((key) => [key, 42])));
  }
  const document = write(request);
  return wrong?.kind === 'missing-last-key' ? withoutLastKey(document) : document;
}

function withoutLastKey(document: string): string {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(document)));
  return JSON.stringify(Object.fromEntries(entries.slice(0, -1)));
}

/** As long as the words in whose place it stands, so that the text stays within its limit. */
const WORDS = 'in their own words';
const FORMULA = String.raw`$\frac12\neq\tau $`;

/** The JSON of a document as a personality writes it. */
export function spell(document: string, { spelling }: Personality): string {
  switch (spelling) {
    case 'single backslashes':
      return document.replaceAll(WORDS, () => FORMULA);
    case 'strings for numbers':
      return JSON.stringify(JSON.parse(document), (_, value: unknown) =>
        typeof value === 'number' ? String(value) : value,
      );
    case 'trailing commas':
      return JSON.stringify(JSON.parse(document), null, 1).replaceAll(/\n *[}\]]/g, ',$&');
    default:
      return document;
  }
}

/** Deterministic JSON about the topic of the prompt. */
export function answerTo(request: CompletionRequest): string {
  const topic = /^Topic: (.+)$/m.exec(withoutDataMarks(promptOf(request)))?.[1] ?? 'the topic';
  return JSON.stringify(valueFor(schemaOf(request), topic));
}

/** What a personality writes around a document, in front of it and after it. */
export function wrap(document: string, { wrapping, reasoning }: Personality): string {
  const draft = reasoning === 'think tags' ? `<think>A draft: ${draftOf(document)} Good.</think>\n\n` : '';
  if (wrapping === 'prose and a fence')
    return `Of course! Here is {your} document:\n\n\`\`\`json\n${document}\n\`\`\`\nTell me what to change.`;
  return `${draft}${wrapping === 'an object' ? `{"document":${document}}` : document}`;
}

/** Another document of the same form. */
export const draftOf = (document: string): string => document.replaceAll(/Students|pairs|sketch/g, 'DRAFT');
