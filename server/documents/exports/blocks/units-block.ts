import { courseUnitLabels, unitLessonLabels } from '../../../generated/block-labels.ts';
import { type CourseUnit, unitsSchema } from '../../../generated/blocks.ts';
import { labelled, labelledList, tableOf } from '../labelled.ts';
import { heading, kept, type Piece, text } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** An overview of the course, then each unit in full. */
export const writeUnits = blockWriter(unitsSchema, (units) => [
  ...overviewOf(units),
  ...units.flatMap(writeUnit),
]);

function overviewOf(units: readonly CourseUnit[]): Piece[] {
  let week = 1;
  const rows = units.map(({ number, title, weeks, lessons }) => {
    const row = { number, title, weeks: weeksText(week, weeks), lessons: lessons.length };
    week += weeks;
    return row;
  });
  const { number, title, weeks, lessons } = courseUnitLabels;
  const columns = Object.entries({ number, title, weeks, lessons });
  return tableOf(
    columns.map(([key, label]) => ({ key, label })),
    rows,
  );
}

const weeksText = (first: number, weeks: number): string =>
  weeks === 1 ? `Week ${first}` : `Weeks ${first} to ${first + weeks - 1}`;

function writeUnit(unit: CourseUnit): Piece[] {
  const { number, title, weeks, standards, objectives, keyConcepts, lessons, formative, summative } = unit;
  return [
    heading(3, `${courseUnitLabels.number} ${number}: ${title}`),
    ...labelled(courseUnitLabels.weeks, weeks),
    ...labelled(courseUnitLabels.standards, standards?.join(', ')),
    ...labelledList(courseUnitLabels.objectives, objectives),
    ...labelledList(courseUnitLabels.keyConcepts, keyConcepts),
    ...lessons.flatMap((lesson, index) => [
      kept(text(`**${unitLessonLabels.title} ${index + 1}. ${lesson.title}**`)),
      ...labelled(unitLessonLabels.objective, lesson.objective),
      ...labelled(unitLessonLabels.activity, lesson.activity),
      ...labelled(unitLessonLabels.check, lesson.check),
    ]),
    ...labelledList(courseUnitLabels.formative, formative),
    ...labelled(courseUnitLabels.summative, summative),
  ];
}
