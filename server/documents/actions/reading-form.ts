import { type Form, readShared } from '../generations/document/form.ts';
import { targetGrade } from '../readability/bands.ts';
import type { Generator } from '../templates/generator.ts';
import { Problem } from '../../platform/problem.ts';

const MIN_GRADE = 1;
const MAX_GRADE = 12;

/** The form with a reading level so many grades higher or lower; throws a 409 at the ends of the scale. */
export function withReadingLevel(generator: Generator, input: Form, grades: number): Form {
  const { grade_level, reading_level } = readShared(input);
  const target = targetGrade(grade_level, reading_level) + grades;
  if (target < MIN_GRADE || target > MAX_GRADE)
    throw new Problem(
      'conflict',
      `The reading level is already ${grades < 0 ? 'the lowest' : 'the highest'}.`,
    );
  return withValid(generator, input, { reading_level: `Grade ${target}` });
}

/** The form for students who need support: two grades easier to read, with supports that the form offers. */
export function withSupport(generator: Generator, input: Form): Form {
  const { grade_level, reading_level } = readShared(input);
  const target = Math.max(MIN_GRADE, targetGrade(grade_level, reading_level) - 2);
  return withValid(generator, input, {
    reading_level: `Grade ${target}`,
    supports: ['sentence starters', 'word bank', 'chunked steps'],
  });
}

/** The form with those values that its fields accept. */
export const withValid = ({ input: { shape } }: Generator, input: Form, values: Form): Form => ({
  ...input,
  ...Object.fromEntries(
    Object.entries(values).filter(([name, value]) => shape[name]?.safeParse(value).success),
  ),
});
