import type { Question } from '../question.ts';
import { keyOf } from '../questions/points.ts';
import { versionsOf } from '../questions/versions.ts';
import { type HandoutInput, handoutResult, type HandoutResult } from './schema.ts';

type Derived = Pick<HandoutResult, 'answer_key' | 'bubble_sheet' | 'versions'>;

/** The sections that code computes from the questions. */
export const derive = (questions: readonly Question[], versions: number): Derived => ({
  answer_key: keyOf(questions),
  bubble_sheet: questions.map(({ options = [] }, index) => ({
    question: String(index + 1),
    mark: options.map(({ key }) => `(${key})`).join('  '),
  })),
  versions: versionsOf([{ title: '', questions: [...questions] }], [], versions),
});

/** The value of a derived section; a handout without its questions has none. */
export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  { versions }: HandoutInput,
): unknown {
  const questions = handoutResult.shape.questions.safeParse(written['questions']).data ?? [];
  return Object.entries(derive(questions, versions)).find(([name]) => name === key)?.[1];
}
