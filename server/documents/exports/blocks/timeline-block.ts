import { timelineSchema } from '../../../generated/blocks.ts';
import { blockWriter } from './block-writer.ts';

export const writeTimeline = blockWriter(timelineSchema, (phases) =>
  phases.length === 0 ? [] : [{ kind: 'phases', phases }],
);
