import { phaseLabels } from '../../../generated/block-labels.ts';
import { timelineSchema } from '../../../generated/blocks.ts';
import { counted } from '../../templates/verdicts.ts';
import { labelled, labelledList } from '../labelled.ts';
import { heading } from '../piece.ts';
import { blockWriter } from './section.ts';

export const writeTimeline = blockWriter(timelineSchema, (phases) =>
  phases.flatMap((phase) => [
    heading(3, `${phase.name} (${counted(phase.minutes, 'minute')})`),
    ...labelled(phaseLabels.teacher_actions, phase.teacher_actions),
    ...labelled(phaseLabels.student_actions, phase.student_actions),
    ...labelledList(phaseLabels.checks, phase.checks),
  ]),
);
