import { z } from 'zod';

export const questionTypes = [
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

export type QuestionType = (typeof questionTypes)[number];

/** What a part of a paper is called to students. */
export const partTitles: Record<QuestionType, string> = {
  'multiple-choice': 'Multiple choice',
  'multiple-select': 'Choose all that apply',
  'true-false': 'True or false',
  'fill-in-blank': 'Fill in the blank',
  'short-answer': 'Short answer',
  numeric: 'Numbers',
  matching: 'Matching',
  ordering: 'In order',
  'open-ended': 'Longer answer',
};

export const bloomLevels = ['Remember', 'Understand', 'Apply', 'Analyze', 'Evaluate', 'Create'] as const;

export type BloomLevel = (typeof bloomLevels)[number];

export const difficulties = ['Easy', 'Medium', 'Hard'] as const;

const text = z.string().max(4_000);

const optionSchema = z.object({
  key: z.string().max(3).meta({ description: 'A, B, C ...' }),
  text,
  correct: z.boolean(),
  rationale: text.optional().meta({ description: 'Why it is right or wrong, for the teacher.' }),
});

/**
 * One question. What only the teacher may see: `correct` and `rationale` of the options, `answers`, `tolerance`, `blanks`,
 * `explanation`, `misconception`, and which side of a pair belongs to which.
 */
export const questionSchema = z.object({
  id: z.string().min(1).max(20).meta({ description: 'q1, q2 ... unique in the document.' }),
  type: z.enum(questionTypes),
  stem: text.min(1).meta({ description: 'Every blank of fill-in-blank is written as ____.' }),
  options: z
    .array(optionSchema)
    .max(8)
    .optional()
    .meta({ description: 'For multiple-choice, multiple-select and true-false.' }),
  answers: z
    .array(text)
    .max(20)
    .optional()
    .meta({ description: 'Every accepted answer; for ordering, the items in the right order.' }),
  tolerance: z.number().min(0).optional().meta({ description: 'For numeric: how far off still counts.' }),
  pairs: z
    .array(z.object({ left: text, right: text }))
    .max(12)
    .optional()
    .meta({
      description: 'For matching: each left with its own right. Rights are shown in alphabetical order.',
    }),
  items: z
    .array(text)
    .max(12)
    .optional()
    .meta({ description: 'For ordering: the items as shown, out of order.' }),
  blanks: z
    .array(text)
    .max(10)
    .optional()
    .meta({ description: 'For fill-in-blank: the word of each blank.' }),
  points: z.number().min(0).max(100),
  difficulty: z.enum(difficulties).optional(),
  bloom: z.enum(bloomLevels).optional(),
  dok: z.number().int().min(1).max(4).optional(),
  standard_code: z.string().max(40).optional(),
  hint: text.optional(),
  explanation: text.optional().meta({ description: 'Why the answer is right.' }),
  misconception: text.optional(),
  source_ref: text
    .optional()
    .meta({ description: 'The words of the source that the answer rests on, copied exactly.' }),
  lines: z.number().int().min(0).max(40).optional().meta({ description: 'Ruled lines to write on.' }),
});

export type Question = z.output<typeof questionSchema>;

/** What a question expects of someone who answers, in words that fit an answer key. */
export function answerOf(question: Question): string {
  const right = question.options?.filter((option) => option.correct) ?? [];
  if (question.type === 'true-false') return right[0]?.text ?? question.answers?.[0] ?? '';
  if (right.length > 0) return right.map((option) => option.key).join(', ');
  if (question.type === 'matching') return matchingKey(question).join(', ');
  if (question.type === 'fill-in-blank' && question.blanks?.length) return question.blanks.join('; ');
  if (question.type === 'ordering') return (question.answers ?? []).join(' → ');
  return (question.answers ?? []).join(' / ');
}

/** The right-hand sides of a matching question in the order they are shown, with the letter each is called by. */
export function matchingChoices(question: Question): { letter: string; text: string }[] {
  const rights = [...new Set((question.pairs ?? []).map((pair) => pair.right))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return rights.map((right, index) => ({ letter: letterOf(index), text: right }));
}

function matchingKey(question: Question): string[] {
  const choices = matchingChoices(question);
  return (question.pairs ?? []).map((pair, index) => {
    const choice = choices.find((candidate) => candidate.text === pair.right);
    return `${index + 1} ${choice?.letter ?? '?'}`;
  });
}

export function letterOf(index: number): string {
  return String.fromCodePoint(65 + index);
}
