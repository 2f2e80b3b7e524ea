import { hundredths } from '../../../platform/hundredths.ts';
import { confidenceLabels } from '../../../generated/block-labels.ts';
import type { CriterionScore } from '../../../generated/blocks.ts';
import { wrongLanguageOf } from '../../language/document-language.ts';
import { locateQuote } from '../quotations.ts';
import { wordCount } from '../../../engine/rule-engine/words.ts';
import { type EssayForm, essayResult, type EssayResult } from './schema.ts';

type Grading = EssayResult['grading_rubric'];

const sumOf = (grading: Grading, of: (score: CriterionScore) => number) =>
  hundredths(Object.values(grading).reduce((sum, score) => sum + of(score), 0));

export const totalOf = (grading: Grading): number => sumOf(grading, ({ score }) => score);
export const maximumOf = (grading: Grading): number => sumOf(grading, ({ max }) => max);

/** What the teacher should look at: scores that the model is not sure of, or whose evidence the essay lacks. */
export const reviewOf = (grading: Grading, essay: string): string[] =>
  Object.entries(grading).flatMap(([name, { confidence, evidence = [] }]) => [
    ...(confidence === 'low' ? [`${name}: ${confidenceLabels.low.toLowerCase()}`] : []),
    ...(evidence.some((quote) => locateQuote(essay, quote) === null)
      ? [`${name}: its evidence is not in the essay`]
      : []),
  ]);

export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  { essay_content }: EssayForm,
): unknown {
  const grading = essayResult.shape.grading_rubric.safeParse(written['grading_rubric']).data ?? {};
  if (key === 'total_score') return totalOf(grading);
  return key === 'max_score' ? maximumOf(grading) : reviewOf(grading, essay_content);
}

/** The facts about an essay that code can count. */
export function factsOf(form: EssayForm): Omit<Required<EssayResult['checks']>, 'on_prompt'> {
  const { essay_content: essay, essay_prompt: task, language, subject, topic } = form;
  const words = wordCount(essay);
  const asked = /(\d[\d,.]*)(?:\s*(?:-|–|to)\s*(\d[\d,.]*))?[\s-]+words?\b/i.exec(task);
  const [least, most] = [asked?.[1], asked?.[2]].map((text) => Number(text?.replaceAll(/[,.]/g, '')) || null);
  const wanted = least ? `; the task asks for ${most ? `${least} to ${most}` : least}` : '';
  const quotations = essay.match(/["“][^"“”]{3,}["”]/g)?.length ?? 0;
  const references =
    essay.match(
      /\((?:[^()]*\b(?:1[5-9]|20)\d\d[a-z]?|[A-Z][\p{L}-]+(?: and [A-Z][\p{L}-]+)? \d+)\)|\[\d+\]/gu,
    )?.length ?? 0;
  return {
    length: `${words} words${wanted}`,
    citations: `${quotations} in quotation marks, ${references} with a reference`,
    language: wrongLanguageOf({ essay }, { language, subject, topic, sources: [] }) ?? language,
  };
}
