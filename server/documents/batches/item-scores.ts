import { z } from 'zod';
import { gradingSchema, scoresSchema, submissionsSchema } from '../../generated/blocks.ts';
import type { BatchScore } from '../../generated/schemas/index.ts';
import type { Generator } from '../templates/generator.ts';

interface Part {
  name: string;
  score: number;
  max: number;
}

/** The scores in the document of one item. */
export interface ItemScores {
  /** Null for missing work, and for a document that grades nothing. */
  total: BatchScore | null;
  /** By criterion or question. */
  parts: readonly Part[];
}

/** The scores in a document with submissions or criteria; null for a document of another kind. */
export function scoresIn(
  { result: { shape } }: Pick<Generator, 'result'>,
  result: Readonly<Record<string, unknown>>,
): ItemScores | null {
  for (const [key, schema] of Object.entries(shape)) {
    const scores = scoresOf(z.globalRegistry.get(schema)?.block, result[key]);
    if (scores) return scores;
  }
  return null;
}

function scoresOf(block: string | undefined, value: unknown): ItemScores | null {
  switch (block) {
    case 'submissions': {
      const [submission] = submissionsSchema.safeParse(value).data ?? [];
      if (!submission) return null;
      const { given_score, suggested_score, max = 0, questions, penalty } = submission;
      const score = given_score ?? suggested_score;
      const total =
        score === undefined
          ? null
          : { score, max, given: given_score !== undefined, ...(penalty !== undefined && { penalty }) };
      return { total, parts: questions.map(({ ref, ...part }) => ({ name: ref, ...part })) };
    }
    case 'grading': {
      const criteria = gradingSchema.safeParse(value).data ?? {};
      return sumOf(Object.entries(criteria).map(([name, score]) => ({ name, ...score })));
    }
    case 'scores':
      return sumOf(scoresSchema.safeParse(value).data ?? []);
    default:
      return null;
  }
}

function sumOf(parts: readonly (Part & { given?: boolean | undefined })[]): ItemScores | null {
  if (parts.length === 0) return null;
  const total = {
    score: parts.reduce((sum, { score }) => sum + score, 0),
    max: parts.reduce((sum, { max }) => sum + max, 0),
    given: parts.every(({ given }) => given === true),
  };
  return { total, parts };
}
