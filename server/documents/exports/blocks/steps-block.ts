import { type Step, stepsSchema } from '../../../generated/blocks.ts';
import { counted } from '../../templates/verdicts.ts';
import { blockWriter } from './block-writer.ts';

export const writeSteps = blockWriter(stepsSchema, (steps) =>
  steps.length === 0 ? [] : [{ kind: 'list', items: steps.map(lineOf), ordered: true }],
);

function lineOf(step: string | Step): string {
  if (typeof step === 'string') return step;
  const time = step.minutes === undefined ? '' : ` (${counted(step.minutes, 'minute')})`;
  return `${step.title ? `**${step.title}.** ` : ''}${step.text}${time}`;
}
