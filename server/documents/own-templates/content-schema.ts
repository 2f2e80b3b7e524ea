import { z } from 'zod';
import { OwnBlock } from '../../generated/schemas/ownBlock.ts';
import { OwnWidget } from '../../generated/schemas/ownWidget.ts';

const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/);
const title = z.string().min(1).max(80);
const columns = z.array(z.strictObject({ key, title }));

const field = z.strictObject({
  key,
  title,
  widget: z.enum(OwnWidget),
  required: z.boolean(),
  help: z.string().max(200).optional(),
  options: z.array(title).max(30).optional(),
  several: z.boolean().optional(),
  columns: columns.max(6).optional(),
  default: z.string().max(1_000).optional(),
});

const section = z.strictObject({
  key,
  title,
  block: z.enum(OwnBlock),
  teacher_only: z.boolean(),
  instructions: z.string().max(1_000).optional(),
  columns: columns.max(8).optional(),
});

/** A version of a teacher's template in a file; the contract checks the same of a call. */
export const ownTemplate = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  content: z.strictObject({
    base: z.string().min(1).max(64),
    name: z.string().min(1).max(80),
    description: z.string().max(200),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    instructions: z.string().max(4_000),
    fields: z.array(field).min(1).max(30),
    sections: z.array(section).min(1).max(20),
  }),
});
