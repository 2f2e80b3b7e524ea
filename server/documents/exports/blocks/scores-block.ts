import { confidenceLabels, scoreLabels } from '../../../generated/block-labels.ts';
import { gradingSchema, type Score, scoresSchema } from '../../../generated/blocks.ts';
import { labelled, labelledList } from '../labelled.ts';
import { heading, type Piece } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

export const writeScores = blockWriter(scoresSchema, (scores) => scores.flatMap(writeScore));

export const writeGrading = blockWriter(gradingSchema, (grading) =>
  Object.entries(grading).flatMap(([name, score]) => writeScore({ name, ...score })),
);

const writeScore = (score: Score): Piece[] => [
  heading(3, score.name),
  ...labelled(score.given ? scoreLabels.given : scoreLabels.score, `${score.score} / ${score.max}`),
  ...labelled(scoreLabels.level, score.level),
  ...labelled(scoreLabels.rationale, score.rationale),
  ...labelledList(
    scoreLabels.evidence,
    score.evidence?.map((words) => `“${words}”`),
  ),
  ...labelled(scoreLabels.next_step, score.next_step),
  ...labelled(scoreLabels.confidence, confidenceOf(score)),
];

const confidenceOf = ({ confidence }: Score) => confidence && confidenceLabels[confidence];
