import { recordCourseLabels, recordTermLabels } from '../../../generated/block-labels.ts';
import { academicRecordSchema } from '../../../generated/blocks.ts';
import { labelledTable } from '../labelled.ts';
import { heading, type Piece, text } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

const numbers = ['credits_earned', 'gpa', 'weighted_gpa', 'cumulative_gpa'] as const;
type Numbers = Readonly<Partial<Record<(typeof numbers)[number], string | number>>>;

/** A table of the courses for each term, with the numbers of the term below it. */
export const writeRecord = blockWriter(academicRecordSchema, (years) =>
  years.flatMap(({ year, terms }) =>
    terms.flatMap((term): Piece[] => [
      heading(3, `${year}, ${term.term}`),
      ...labelledTable(recordCourseLabels, term.courses),
      text(numbersOf(term)),
    ]),
  ),
);

const numbersOf = (term: Numbers): string =>
  numbers
    .flatMap((key) => {
      const figure = term[key];
      return figure === undefined ? [] : [`**${recordTermLabels[key]}** ${figure}`];
    })
    .join(' · ');
