import * as zod from 'zod/mini';
import type { TemplateSection } from '@/shared/api/templates';

// A document is shown while it is being written, so every part may still be missing.
const text = zod.nullish(zod.string());
const number = zod.nullish(zod.number());
const flag = zod.nullish(zod.boolean());
const list = <Item extends zod.ZodMiniType>(item: Item) => zod.nullish(zod.array(zod.nullish(item)));
const scalar = zod.nullish(zod.union([zod.string(), zod.number(), zod.boolean()]));

const QUESTION_TYPES = [
  'multiple-choice',
  'multiple-select',
  'true-false',
  'fill-in-blank',
  'short-answer',
  'numeric',
  'matching',
  'ordering',
  'open-ended',
] as const;

const question = zod.object({
  id: text,
  type: zod.nullish(zod.catch(zod.nullish(zod.enum(QUESTION_TYPES)), null)),
  stem: text,
  options: list(zod.object({ key: text, text, correct: flag, rationale: text })),
  answers: list(zod.string()),
  tolerance: number,
  pairs: list(zod.object({ left: text, right: text })),
  items: list(zod.string()),
  blanks: list(zod.string()),
  points: number,
  standard_code: text,
  hint: text,
  explanation: text,
  misconception: text,
  source_ref: text,
  lines: number,
});

const tableRows = list(zod.record(zod.string(), scalar));

// What has no questions yet cannot be told from a question; it is one until they come.
const group = zod.object({
  title: text,
  questions: zod.nullable(zod.array(zod.nullish(question))),
  answer_key: zod.optional(tableRows),
});
const phase = zod.object({
  name: text,
  minutes: number,
  teacher_actions: text,
  student_actions: text,
  checks: list(zod.string()),
});
const step = zod.union([zod.string(), zod.object({ title: text, text, minutes: number })]);
const word = zod.object({ term: text, definition: text, example: text });

const values = {
  prose: zod.string(),
  list: zod.array(zod.nullish(zod.string())),
  steps: zod.array(zod.nullish(step)),
  facts: zod.union([
    zod.record(zod.string(), zod.nullish(zod.union([zod.string(), zod.number()]))),
    zod.string(),
    zod.number(),
  ]),
  table: zod.array(zod.nullish(zod.record(zod.string(), scalar))),
  timeline: zod.array(zod.nullish(phase)),
  questions: zod.array(zod.nullish(zod.union([group, question]))),
  vocabulary: zod.array(zod.nullish(word)),
};

export type Block = {
  [Kind in keyof typeof values]: { kind: Kind; value: zod.output<(typeof values)[Kind]> };
}[keyof typeof values];

export type Question = zod.output<typeof question>;
export type QuestionGroup = zod.output<typeof group>;

/** What a section shows; null while there is nothing, or nothing that its kind of block can show. */
export function blockOf({ block }: Pick<TemplateSection, 'block'>, value: unknown): Block | null {
  switch (block) {
    case 'prose':
      return read(block, values.prose, value);
    case 'list':
      return read(block, values.list, value);
    case 'steps':
      return read(block, values.steps, value);
    case 'facts':
      return read(block, values.facts, value);
    case 'table':
      return read(block, values.table, value);
    case 'timeline':
      return read(block, values.timeline, value);
    case 'questions':
      return read(block, values.questions, value);
    case 'vocabulary':
      return read(block, values.vocabulary, value);
    default:
      return null;
  }
}

function read<Kind extends string, Value>(kind: Kind, schema: zod.ZodMiniType<Value>, value: unknown) {
  const { data } = schema.safeParse(value);
  return data === undefined ? null : { kind, value: data };
}

const headedSchema = zod.object({
  properties: zod.optional(zod.record(zod.string(), zod.object({ title: zod.optional(zod.string()) }))),
});
const rowsSchema = zod.object({ items: headedSchema });

export type Headed = { key: string; label: string };

/** The columns of a table, or the names of facts, as the schema of the section heads them. */
export function headingsOf({ schema }: Pick<TemplateSection, 'schema'>): Headed[] {
  const headed = rowsSchema.safeParse(schema).data?.items ?? headedSchema.safeParse(schema).data;
  return Object.entries(headed?.properties ?? {}).map(([key, { title }]) => ({ key, label: title ?? key }));
}

type Rows = Extract<Block, { kind: 'table' }>['value'];

/** The columns that a finished table shows: one that is empty in every row says nothing. */
export function filledColumns(columns: Headed[], rows: Rows): Headed[] {
  const filled = columns.filter(({ key }) => rows.some((row) => (row?.[key] ?? '') !== ''));
  return filled.length > 0 ? filled : columns;
}
