import { z } from 'zod';
import type { BlockKind } from '../../../generated/blocks.ts';
import { type Piece, paragraphs } from '../piece.ts';
import { writeAnything, writeFacts, writeTable, writeTimeline, writeVocabulary } from './plain-blocks.ts';
import { writeQuestions } from './questions-block.ts';
import type { Section } from './section.ts';

type Writer = (section: Section) => Piece[];

const asText: Writer = (section) => {
  const read = z.string().safeParse(section.value);
  return read.success ? paragraphs(read.data) : writeAnything(section);
};

const asSteps: Writer = (section) => {
  const read = z.array(z.string()).safeParse(section.value);
  return read.success ? [{ kind: 'list', items: read.data, ordered: true }] : writeAnything(section);
};

/** One writer for each block kind that has a shape of its own; the others are written as they come. */
const writers: Partial<Record<BlockKind, Writer>> = {
  prose: asText,
  steps: asSteps,
  facts: writeFacts,
  table: writeTable,
  timeline: writeTimeline,
  questions: writeQuestions,
  vocabulary: writeVocabulary,
};

export function writeBlock(kind: BlockKind, section: Section): Piece[] {
  return (writers[kind] ?? writeAnything)(section);
}
