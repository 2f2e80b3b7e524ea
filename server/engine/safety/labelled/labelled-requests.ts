import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SafetyCategory } from '../../../generated/schemas/safetyCategory.ts';
import type { SafetyRequest } from '../judge-request.ts';

const labelled = z.object({
  id: z.string(),
  label: z.enum(['decline', 'allow']),
  category: z.enum(SafetyCategory).optional(),
  role: z.enum(['teacher', 'student']),
  grade: z.number().int().min(1).max(12),
  language: z.string(),
  topic: z.string(),
  learning_objectives: z.string().optional(),
  additional_instructions: z.string().optional(),
  source_text: z.string().optional(),
});

export type LabelledRequest = z.output<typeof labelled>;

/** `held-out` is a third of the requests, which the rules were not tuned on. */
export function readLabelled(part: 'development' | 'held-out'): LabelledRequest[] {
  const file = new URL(`${part}.json`, import.meta.url);
  return z.array(labelled).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The request as the rules read it. */
export function asSafetyRequest(request: LabelledRequest): SafetyRequest {
  const { role, grade, topic, learning_objectives, additional_instructions, source_text } = request;
  const form = [topic, learning_objectives, additional_instructions].filter((text) => text !== undefined);
  return {
    role,
    grade,
    texts: [
      ...form.map((text) => ({ kind: 'form' as const, text })),
      ...(source_text === undefined ? [] : [{ kind: 'pasted' as const, text: source_text }]),
    ],
  };
}
