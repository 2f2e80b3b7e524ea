import {
  answerKeyRowLabels,
  questionGroupLabels,
  questionLabels,
  questionPairLabels,
} from '../../../generated/block-labels.ts';
import {
  answerKeySchema,
  markingSchema,
  type QuestionGroup,
  questionsSchema,
  type TaskQuestion,
} from '../../../generated/blocks.ts';
import { answerOf, matchingChoices, type Question } from '../../templates/question.ts';
import { labelledTable } from '../labelled.ts';
import { paragraphs } from '../paragraphs.ts';
import { type Copy, heading, kept, nameLine, type Piece, quiet, text, withWideBlanks } from '../piece.ts';
import { writeTable } from './plain-blocks.ts';
import { blockWriter } from './block-writer.ts';

type Entry = Question | QuestionGroup;

/** The questions of a block, those of its groups included. */
export function questionsIn(value: unknown): Question[] {
  const entries = questionsSchema.safeParse(value).data ?? [];
  return entries.flatMap((entry) => asGroup(entry).questions);
}

/** A question outside a group is a group without a title. */
const asGroup = (entry: Entry): QuestionGroup =>
  'questions' in entry ? entry : { title: '', questions: [entry] };

/** A group with a key of its own is a paper of its own: it starts a page, repeats the opening and counts from 1. */
export const writeQuestions = blockWriter(
  questionsSchema,
  (entries, { copy, firstQuestion = 1, opening = [] }) => {
    let number = firstQuestion - 1;
    return entries.map(asGroup).flatMap(({ title, questions, answer_key: key, marking }) => {
      const isPaper = key !== undefined;
      if (isPaper) number = 0;
      return [
        ...(isPaper ? [{ kind: 'page-break' as const }] : []),
        ...(title === '' ? [] : [heading(3, title)]),
        ...(isPaper && copy === 'student' ? [nameLine] : []),
        ...(isPaper ? opening : []),
        ...questions.flatMap((question) => {
          number += 1;
          return writeQuestion(question, number, copy);
        }),
        ...rowsUnder(questionGroupLabels.answer_key, key, answerKeySchema),
        ...rowsUnder(questionGroupLabels.marking, marking, markingSchema),
      ];
    });
  },
);

type RowsSchema = typeof answerKeySchema | typeof markingSchema;

function rowsUnder(label: string, rows: readonly object[] | undefined, schema: RowsSchema): Piece[] {
  if (rows === undefined || rows.length === 0) return [];
  return [text(`**${label}**`), ...writeTable({ value: rows, schema, copy: 'teacher' })];
}

function writeQuestion(question: Question, number: number, copy: Copy): Piece[] {
  const { points } = question;
  const stem = withWideBlanks(question.stem);
  const [opening, ...others] = paragraphs(stem);
  // A stem is one text, unless it has a table.
  const hasTable = opening?.kind === 'text' && others.some(({ kind }) => kind === 'table');
  return [
    { kind: 'question', number, text: hasTable ? opening.text : stem, points },
    ...(hasTable ? others.map(kept) : []),
    ...(question.hint === undefined ? [] : [kept(quiet(`${questionLabels.hint}: ${question.hint}`))]),
    ...answerSpace(question, copy),
    ...(copy === 'teacher' ? forTeacher(question) : []),
  ];
}

/** A question below its task, which has the number and the points. */
export function writeTaskQuestion(question: TaskQuestion, copy: Copy): Piece[] {
  const words = paragraphs(withWideBlanks(question.stem));
  const below = [...answerSpace(question, copy), ...(copy === 'teacher' ? forTeacher(question) : [])];
  return [...(below.length === 0 ? words : words.map(kept)), ...below];
}

function answerSpace(question: TaskQuestion, copy: Copy): Piece[] {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return [{ kind: 'options', items: (question.options ?? []).map(optionOf) }];
    case 'matching':
      return writeMatching(question);
    case 'ordering':
      return [{ kind: 'list', items: (question.items ?? []).map((item) => `____ ${item}`) }];
    case 'fill-in-blank':
      return question.stem.includes('__') || copy === 'teacher' ? [] : [{ kind: 'lines', count: 1 }];
    case 'numeric':
      return copy === 'teacher' ? [] : [text(`Answer: ${withWideBlanks('___')}`)];
    case 'short-answer':
    case 'open-ended':
      return copy === 'teacher' ? [] : [{ kind: 'lines', count: question.lines ?? 3 }];
  }
}

const optionOf = ({ key, text: words, correct, rationale }: NonNullable<Question['options']>[number]) => ({
  key,
  text: words,
  right: correct,
  note: rationale,
});

function writeMatching(question: TaskQuestion): Piece[] {
  const lefts = (question.pairs ?? []).map(({ left }) => left);
  const choices = matchingChoices(question);
  const rows = Array.from({ length: Math.max(lefts.length, choices.length) }, (_, index) => {
    const choice = choices[index];
    return [
      lefts[index] === undefined ? '' : `____ ${index + 1}. ${lefts[index]}`,
      choice ? `${choice.letter}. ${choice.text}` : '',
    ];
  });
  return [{ kind: 'table', head: [questionPairLabels.left, questionPairLabels.right], rows }];
}

/** Computed answers, which no mark of the contract can leave out, and notes. */
function forTeacher(question: TaskQuestion & Pick<Question, 'explanation' | 'misconception'>): Piece[] {
  const answer = answerOf(question);
  return [
    ...(answer === '' || question.options ? [] : [text(`**Answer:** ${answer}${tolerance(question)}`)]),
    ...(question.explanation === undefined ? [] : [quiet(question.explanation)]),
    ...(question.misconception === undefined
      ? []
      : [quiet(`${questionLabels.misconception}: ${question.misconception}`)]),
  ];
}

function tolerance({ type, tolerance: off }: TaskQuestion): string {
  return type === 'numeric' && off ? ` (accept ${off} more or less)` : '';
}

/** The answers of a list of questions, for the end of the teacher's copy. */
export function keyTable(questions: readonly Question[], firstQuestion: number): Piece[] {
  return labelledTable(
    answerKeyRowLabels,
    questions.map((question, index) => ({
      question: String(firstQuestion + index),
      answer: answerOf(question) || 'Answers differ',
      points: question.points,
    })),
  );
}
