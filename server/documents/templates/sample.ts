import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Generation, TemplateExample } from '../../generated/schemas/index.ts';
import { findStandard } from '../standards/standards.ts';
import type { Generator, GeneratorContext } from './generator.ts';

const sampleSchema = z.object({
  title: z.string(),
  input: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
});

const inputSchema = z.object({
  language: z.string(),
  source_text: z.string().default(''),
  standards: z.array(z.string()).default([]),
});

export interface Sample {
  title: string;
  input: Record<string, unknown>;
  result: Record<string, unknown>;
  context: GeneratorContext;
}

/** The sample document of a template, from its folder: a filled form, a finished result and the sources it rests on. */
export function readSample(generator: Generator): Sample {
  const file = new URL(`./${generator.templateType}/sample.json`, import.meta.url);
  const { title, input, result } = sampleSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const form = generator.input.parse(input);
  const { source_text: text, standards } = inputSchema.parse(form);
  const context = {
    sources: text === '' ? [] : [{ id: 'pasted', name: 'Pasted text', text }],
    standards: standards.flatMap((code) => findStandard(code) ?? []),
  };
  return { title, input: form, result, context };
}

/** The sample as an example for users: its form and its document. */
export function presentExample(generator: Generator): TemplateExample {
  const { title, input, result, context } = readSample(generator);
  return { title, input, result, standards: alignedTo(context) };
}

const alignedTo = ({ standards }: GeneratorContext) =>
  standards.map(({ code, statement }) => ({ code, statement, verified: true }));

/** The sample as the server presents a finished document, for stories. */
export function sampleGeneration(generator: Generator): Generation {
  const { title, input, result, context } = readSample(generator);
  const { checks, reading } = generator.checks(generator.result.partial().parse(result), input, context);
  const { language } = inputSchema.parse(input);
  return {
    id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
    template_type: generator.templateType,
    title,
    status: 'complete',
    failure: null,
    input,
    result,
    sections: generator.sections(input).map((key) => ({ key, state: 'finished' as const })),
    checks,
    safety: { categories: [], severity: 'none' },
    credits: { estimate: 7_220, used: 3_361, refunded: 3_859 },
    token_balance: {
      available_input_tokens: 4_996_859,
      available_output_tokens: 4_993_559,
      used_input_tokens: 3_141,
      used_output_tokens: 6_441,
    },
    meta: {
      language,
      reading,
      standards: alignedTo(context),
      model: 'built-in',
      composed: true,
      prompt_version: null,
    },
    last_event: 0,
    favourite: false,
    saved: false,
    version: 1,
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    trashed_at: null,
  };
}
