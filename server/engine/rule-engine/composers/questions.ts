import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Question, questionGroupSchema, questionSchema } from '../../../generated/blocks.ts';
import type { WritingRequest } from '../../port/writing-request.ts';
import { type PaperOrder, type PaperPart, writePaper } from '../questions/paper.ts';
import { readSources } from '../source-reading.ts';

const standardOrder: PaperOrder = {
  question_mix: [
    { type: 'multiple-choice', count: 2, points: 1 },
    { type: 'true-false', count: 2, points: 1 },
    { type: 'short-answer', count: 1, points: 2 },
  ],
  difficulty: 'Mixed',
  bloom: [],
  dok: [],
  standards: [],
  shuffle: false,
  hints: false,
  explanations: true,
};

/** Questions about the sources for a section whose form doesn't say which to write. */
export function composeQuestions(request: WritingRequest, mix = standardOrder.question_mix): Question[] {
  return composePaper({ ...standardOrder, question_mix: mix }, request).flatMap(({ questions }) => questions);
}

/** A paper with one part per row of the order; rows that the sources have no questions for are left out. */
export function composePaper(order: PaperOrder, { sources, change }: WritingRequest): PaperPart[] {
  if (sources.length === 0) return [];
  const reading = readSources(sources);
  if (!change) return writePaper(order, reading, { avoid: [] });
  const avoid = change.kind === 'again' || change.item ? questionsIn(change.before) : [];
  const paper = writePaper(order, reading, { change: change.kind, avoid });
  // Sources without other questions still give the paper another order.
  return isDeepStrictEqual(paper, change.before)
    ? writePaper({ ...order, shuffle: !order.shuffle }, reading, { avoid })
    : paper;
}

const questionsOrParts = z.union([
  z.array(questionSchema),
  z.array(questionGroupSchema).transform((parts) => parts.flatMap(({ questions }) => questions)),
]);

function questionsIn(value: unknown): Question[] {
  return questionsOrParts.safeParse(value).data ?? [];
}
