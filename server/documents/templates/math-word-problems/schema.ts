import { z } from 'zod';
import { labelled } from '../blocks.ts';
import {
  aimFields,
  type commonFields,
  moreFields,
  sourceFields,
  whatFields,
  whoFields,
} from '../fields/common.ts';
import { difficulties } from '../question.ts';

const NUMBERS = 'Numbers and steps';
const HELP = 'Help';

const visualModels = ['number line', 'bar model', 'fraction bar', 'table', 'none'] as const;

const numberRange = z
  .object({
    min: z.number().default(0).meta({ title: 'Smallest number', widget: 'number' }),
    max: z.number().default(1_000).meta({ title: 'Largest number', widget: 'number' }),
    decimals: z.enum(['No', 'Yes']).default('Yes').meta({ title: 'Decimals', widget: 'select' }),
    fractions: z.enum(['No', 'Yes']).default('Yes').meta({ title: 'Fractions', widget: 'select' }),
    negatives: z.enum(['No', 'Yes']).default('No').meta({ title: 'Negative numbers', widget: 'select' }),
  })
  .prefault({})
  .meta({ title: 'Numbers in the problems', widget: 'fields', group: NUMBERS });

export const mathsInput = z.object({
  ...whatFields,
  topic: whatFields.topic.meta({
    title: 'Skill',
    widget: 'textarea',
    placeholder: 'Dividing whole numbers with two digits',
  }),
  number_of_problems: z
    .number()
    .int()
    .min(1)
    .max(30)
    .default(8)
    .meta({ title: 'Problems', widget: 'number', presets: [5, 8, 12] }),
  steps: z.enum(['one', 'two', 'multi']).default('one').meta({ title: 'Steps', widget: 'chips' }),
  number_range: numberRange,
  difficulty: z
    .enum([...difficulties, 'Mixed'])
    .default('Mixed')
    .meta({ title: 'Difficulty', widget: 'select', group: NUMBERS }),
  units: z.enum(['US', 'metric']).default('US').meta({ title: 'Units', widget: 'chips', group: NUMBERS }),
  interests: z.array(z.string().trim().max(60)).max(5).default([]).meta({
    title: 'Settings',
    description: 'What the problems are about, such as football or baking.',
    widget: 'tags',
    group: HELP,
  }),
  visual_models: z
    .array(z.enum(visualModels))
    .max(visualModels.length)
    .default([])
    .meta({ title: 'Drawings', widget: 'chips', group: HELP }),
  hints: z.boolean().default(false).meta({ title: 'A hint for each problem', widget: 'switch', group: HELP }),
  worked_solutions: z
    .boolean()
    .default(true)
    .meta({ title: 'Worked solutions', widget: 'switch', group: HELP }),
  extra_information: z.boolean().default(false).meta({ title: 'Extra facts', widget: 'switch', group: HELP }),
  ...sourceFields,
  ...aimFields,
  ...whoFields,
  ...moreFields,
} satisfies typeof commonFields & z.ZodRawShape);

export type MathsInput = z.output<typeof mathsInput>;

const forTeacher = { teacher_only: true };

const problemSchema = z.object({
  number: z.number().int().min(1).max(30).meta({ title: 'Problem' }),
  problem: z.string().max(2_000).meta({ title: 'Task' }),
  given: z
    .array(z.string().max(400))
    .max(10)
    .default([])
    .meta({ title: 'Given', ...forTeacher }),
  unknown: z
    .string()
    .max(400)
    .default('')
    .meta({ title: 'Asked for', ...forTeacher }),
  expression: z
    .string()
    .max(200)
    .meta({ title: 'Expression', description: 'Numbers, + − × ÷ ^ and brackets only.', ...forTeacher }),
  answer: z
    .object({ value: z.number().meta({ title: 'Value' }), unit: labelled('Unit') })
    .meta({ title: 'Answer', ...forTeacher }),
  steps: z
    .array(z.string().max(600))
    .max(8)
    .default([])
    .meta({ title: 'Steps', ...forTeacher }),
  hint: z.string().max(600).optional().meta({ title: 'Hint' }),
  visual_model: z.string().max(600).optional().meta({ title: 'Drawing' }),
  standard_code: z
    .string()
    .max(40)
    .optional()
    .meta({ title: 'Standard', ...forTeacher }),
  check: z
    .object({
      recomputed: z.number().meta({ title: 'Recomputed' }),
      ok: z.boolean().meta({ title: 'Agrees' }),
    })
    .optional()
    .meta({ title: 'Check', description: 'Leave it out.', ...forTeacher }),
});

export type Problem = z.output<typeof problemSchema>;

export const mathsResult = z.object({
  problems: z
    .array(problemSchema)
    .min(1)
    .max(30)
    .meta({ title: 'Problems', block: 'entries', answer_lines: 4 }),
  answer_key: z
    .array(
      z.object({
        problem: labelled('Problem'),
        expression: labelled('Expression'),
        answer: labelled('Answer'),
      }),
    )
    .max(30)
    .meta({ title: 'Answer key', block: 'table', teacher_only: true, answer_key: true }),
});

export type MathsResult = z.output<typeof mathsResult>;

/** The number of calculations that each choice of steps allows. */
export const stepRanges = { one: [1, 1], two: [2, 2], multi: [3, 8] } as const;
