import { rubricCriterionLabels, rubricLabels } from '../../../generated/block-labels.ts';
import {
  type Rubric,
  type RubricCriterion,
  type RubricLevel,
  rubricSchema,
} from '../../../generated/blocks.ts';
import { counted } from '../../templates/verdicts.ts';
import { labelled } from '../labelled.ts';
import { type Piece, text } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

export const writeRubric = blockWriter(rubricSchema, (rubric) => [
  ...(rubric.title ? [text(`**${rubric.title}**`)] : []),
  grid(rubric),
  ...labelled(rubricLabels.total_points, rubric.total_points),
  ...labelled(rubricLabels.student_version, rubric.student_version),
  ...labelled(rubricLabels.how_to_use, rubric.how_to_use),
]);

/** The columns of a single-point rubric: the description is in the middle, the others are for notes. */
const singlePoint: RubricLevel[] = [{ label: 'Not yet' }, { label: 'What we look for' }, { label: 'Beyond' }];

function grid(rubric: Rubric): Piece {
  const single = rubric.type === 'single-point';
  const levels = single ? singlePoint : rubric.levels;
  return {
    kind: 'table',
    head: [rubric.type === 'holistic' ? 'Work' : rubricCriterionLabels.name, ...levels.map(levelTitle)],
    rows: rubric.criteria.map((criterion) => [
      criterionTitle(criterion),
      ...levels.map((level, column) =>
        single ? (column === 1 && criterion.descriptors[0]?.text) || '' : textAt(criterion, level, column),
      ),
    ]),
  };
}

const levelTitle = ({ label, points }: RubricLevel) =>
  points === undefined ? label : `${label} (${counted(points, 'point')})`;

function criterionTitle({ name, weight, standard_code: standard }: RubricCriterion): string {
  const notes = [...(weight === undefined ? [] : [`${weight}%`]), ...(standard ? [standard] : [])];
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

function textAt({ descriptors }: RubricCriterion, level: RubricLevel, column: number): string {
  return (descriptors.find((entry) => entry.level === level.label) ?? descriptors[column])?.text ?? '';
}
