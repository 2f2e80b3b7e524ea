import { wordCount } from '../../../engine/rule-engine/words.ts';
import { type Criterion, criteriaFrom } from '../rubric-criteria.ts';
import type { GeneratorContext } from '../generator.ts';
import type { GradingForm } from './schema.ts';

/** What a paper is called in the document. */
export const nameOfPaper = ({ submissions }: GradingForm, index: number): string =>
  submissions[index]?.student_name || `Paper ${index + 1}`;

/** A paper with fewer words says nothing to grade. */
const FEWEST_WORDS = 1;

export const isBlank = ({ submissions }: GradingForm, index: number): boolean =>
  wordCount(submissions[index]?.text ?? '') < FEWEST_WORDS;

/** The criteria of the teacher's rubric; null unless papers are graded by it. */
export const rubricOf = (
  { grading_mode }: GradingForm,
  { rubric }: Pick<GeneratorContext, 'rubric'>,
): Criterion[] | null => (grading_mode === 'Rubric' && rubric ? criteriaFrom(rubric) : null);

export const hundredths = (value: number): number => Math.round(value * 100) / 100;
