import { z } from 'zod';
import {
  goalsSchema,
  letterSchema,
  proseSchema,
  questionSchema,
  rubricSchema,
  scheduleSchema,
  stepsSchema,
  storySchema,
  textListSchema,
  timelineSchema,
  vocabularySchema,
} from '../../generated/blocks.ts';
import type { OwnBlock, OwnSection } from '../../generated/schemas/index.ts';
import { labelled } from '../templates/blocks.ts';

/** The block kinds whose parts a teacher names. */
export const COLUMNAR: ReadonlySet<OwnBlock> = new Set(['facts', 'table', 'entries']);

/** The document of a teacher's template: a section of the chosen block kind for each of its sections. */
export const ownResult = (sections: readonly OwnSection[]): z.ZodObject =>
  z.object(
    Object.fromEntries(
      sections.map(({ key, title, block, teacher_only, columns = [] }) => {
        const schema = schemaOf(block, columns);
        return [key, schema.meta({ title, block, ...(teacher_only && { teacher_only }) })] as const;
      }),
    ),
  );

const plain: Readonly<Record<Exclude<OwnBlock, 'facts' | 'table' | 'entries'>, z.ZodType>> = {
  prose: proseSchema,
  list: textListSchema,
  steps: stepsSchema,
  timeline: timelineSchema,
  questions: z.array(questionSchema).max(60),
  rubric: rubricSchema,
  vocabulary: vocabularySchema,
  goals: goalsSchema,
  letter: letterSchema,
  story: storySchema,
  schedule: scheduleSchema,
};

const rowOf = (columns: NonNullable<OwnSection['columns']>) =>
  z.object(Object.fromEntries(columns.map(({ key, title }) => [key, labelled(title)] as const)));

function schemaOf(block: OwnBlock, columns: NonNullable<OwnSection['columns']>): z.ZodType {
  if (block === 'facts') return rowOf(columns);
  if (block === 'table') return z.array(rowOf(columns)).max(100);
  if (block === 'entries') return z.array(rowOf(columns)).max(40);
  return plain[block];
}
