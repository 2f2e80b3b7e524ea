import { z } from 'zod';
import { proseSchema, textListSchema } from '../../generated/blocks.ts';

interface SectionOptions {
  description?: string;
  teacher_only?: boolean;
}

export const prose = (title: string, options: SectionOptions = {}) =>
  proseSchema.meta({ title, block: 'prose', ...options });

export const list = (title: string, options: SectionOptions = {}) =>
  textListSchema.meta({ title, block: 'list', ...options });

/** A text in a column of a table or a fact. */
export const labelled = (title: string) => z.string().max(4_000).meta({ title });
