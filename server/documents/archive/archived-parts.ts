import { z } from 'zod';
import {
  type AlignedStandard,
  type Check,
  CheckStatus,
  type ContentChange,
  type Failure,
  FailureCode,
  type GenerationMeta,
  type ReadingLevel,
  type Safety,
  SafetyCategory,
  SafetySeverity,
  type SectionProgress,
  SectionState,
} from '../../generated/schemas/index.ts';

export const instant = z.iso.datetime();
/** A form or a result, whose keys depend on the template. */
export const content = z.record(z.string(), z.unknown());
export const name = z.string().max(1_000);
const paragraph = z.string().max(20_000);

export const reading: z.ZodType<ReadingLevel> = z.object({
  target: z.number().describe('The requested grade.'),
  measured_fk: z.number().describe('The Flesch-Kincaid grade of the text.'),
  in_band: z.boolean(),
});

const standard: z.ZodType<AlignedStandard> = z.object({
  code: name,
  statement: paragraph.nullable(),
  verified: z.boolean().describe('Whether the code exists in the data of the server.'),
});

export const meta: z.ZodType<GenerationMeta> = z.object({
  language: name,
  reading: reading.nullable(),
  standards: z.array(standard).max(500),
  model: name.describe('The model that wrote the document.'),
  composed: z.boolean().describe('Put together by the built-in engine, without AI.'),
  prompt_version: name.nullable(),
});

const change: z.ZodType<ContentChange> = z.object({
  section: name,
  path: z.array(z.union([name, z.int().min(0)])).max(16),
  before: z.unknown(),
  value: z.unknown(),
});

export const check: z.ZodType<Check> = z.object({
  name,
  status: z.enum(CheckStatus),
  detail: paragraph,
  section: name.nullable().describe('The section that the check is about.'),
  path: name.nullable().describe('The place in the result, as a JSON pointer.'),
  fix: z.array(change).max(1_000).optional().describe('The edit that fixes an open check.'),
});

export const safety: z.ZodType<Safety> = z.object({
  categories: z.array(z.enum(SafetyCategory)).max(20),
  severity: z.enum(SafetySeverity),
});

export const failure: z.ZodType<Failure> = z.object({
  code: z.enum(FailureCode),
  message: paragraph,
  retryable: z.boolean(),
});

export const section: z.ZodType<SectionProgress> = z.object({ key: name, state: z.enum(SectionState) });
