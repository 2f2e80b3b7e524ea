import { wordCount } from '../../../engine/rule-engine/words.ts';
import { type Criterion, criteriaFrom } from '../rubric-criteria.ts';
import type { GeneratorContext } from '../generator.ts';
import type { GradingForm } from './schema.ts';

/** What a paper is called in the document. */
export const nameOfPaper = ({ submissions }: GradingForm, index: number): string =>
  submissions[index]?.student_name || `Paper ${index + 1}`;

/** A paper with fewer words can't be graded. */
const MIN_WORDS = 1;

export const isBlank = ({ submissions }: GradingForm, index: number): boolean =>
  wordCount(submissions[index]?.text ?? '') < MIN_WORDS;

/** Whether papers are graded by criteria, of a saved or of a typed rubric. */
export const isByRubric = ({ grading_mode }: GradingForm): boolean =>
  grading_mode === 'Rubric' || grading_mode === 'Typed rubric';

/** The criteria of the teacher's rubric; null unless papers are graded by it. */
export function rubricOf(
  form: GradingForm,
  { rubric }: Pick<GeneratorContext, 'rubric'>,
): Criterion[] | null {
  if (form.grading_mode === 'Typed rubric') return typedCriteria(form);
  return isByRubric(form) && rubric ? criteriaFrom(rubric) : null;
}

const typedCriteria = ({ criteria }: GradingForm): Criterion[] =>
  [...Map.groupBy(criteria, ({ criterion }) => criterion)].map(([name, rows]) => {
    const levels = rows
      .map(({ level, points, description }) => ({ label: level || `${points} points`, points, description }))
      .toSorted((one, other) => other.points - one.points);
    return {
      name,
      max: levels[0]?.points ?? 0,
      levels,
      description: levels
        .filter(({ description }) => description !== '')
        .map(({ label, description }) => `${label}: ${description}`)
        .join(' | '),
    };
  });

/** The marked work that shows the teacher's standard. A paper that is graded is no example for itself. */
export const examplesOf = ({ examples, submissions }: GradingForm): GradingForm['examples'] =>
  examples.filter((example) => !submissions.some(({ text }) => text === example.text));
