import { goalLabels } from '../../../generated/block-labels.ts';
import { goalsSchema } from '../../../generated/blocks.ts';
import { labelled, labelledList } from '../labelled.ts';
import { paragraphs } from '../paragraphs.ts';
import { heading } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

export const writeGoals = blockWriter(goalsSchema, (goals) =>
  goals.flatMap((goal, index) => [
    heading(3, `${goalLabels.statement} ${index + 1}${goal.area ? `: ${goal.area}` : ''}`),
    ...paragraphs(goal.statement),
    ...labelled(goalLabels.measure, goal.measure),
    ...labelled(goalLabels.baseline, goal.baseline),
    ...labelled(goalLabels.target, goal.target),
    ...labelled(goalLabels.by, goal.by),
    ...labelledList(goalLabels.benchmarks, goal.benchmarks),
  ]),
);
