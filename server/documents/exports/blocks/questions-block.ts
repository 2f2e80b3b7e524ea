import { z } from 'zod';
import { answerOf, matchingChoices, type Question, questionSchema } from '../../templates/question.ts';
import { counted } from '../../templates/verdicts.ts';
import { type Copy, heading, kept, nameLine, type Piece, quiet, text } from '../piece.ts';
import { writeAnything, writeTable } from './plain-blocks.ts';
import type { Section } from './section.ts';

const groupSchema = z.object({
  title: z.string(),
  questions: z.array(questionSchema),
  answer_key: z.array(z.record(z.string(), z.union([z.string(), z.number()]))).optional(),
});

type Group = z.output<typeof groupSchema>;

/** The groups of a questions block; a plain list is one group without a title. */
export function groupsIn(value: unknown): Group[] | null {
  const plain = z.array(questionSchema).safeParse(value);
  if (plain.success) return [{ title: '', questions: plain.data }];
  const groups = z.array(groupSchema).safeParse(value);
  return groups.success ? groups.data : null;
}

/** A group with a key of its own is a paper of its own: it starts a page and counts from 1. */
export function writeQuestions(section: Section): Piece[] {
  const groups = groupsIn(section.value);
  if (groups === null)
    return writeAnything({ ...section, value: section.copy === 'student' ? null : section.value });
  let number = 0;
  return groups.flatMap(({ title, questions, answer_key: key }) => {
    if (key !== undefined) number = 0;
    return [
      ...(key === undefined ? [] : [{ kind: 'page-break' as const }]),
      ...(title === '' ? [] : [heading(3, title)]),
      ...(key !== undefined && section.copy === 'student' ? [nameLine] : []),
      ...questions.flatMap((question) => {
        number += 1;
        return writeQuestion(question, number, section.copy);
      }),
      ...(key === undefined || section.copy === 'student' ? [] : [text('**Answer key**'), ...writeKey(key)]),
    ];
  });
}

function writeKey(value: NonNullable<Group['answer_key']>): Piece[] {
  const schema = z.array(z.object({ question: z.string(), answer: z.string(), points: z.number() }));
  return writeTable({ value, schema, copy: 'teacher' });
}

function writeQuestion(question: Question, number: number, copy: Copy): Piece[] {
  return [
    kept(text(`**${number}.** ${question.stem} *(${counted(question.points, 'point')})*`)),
    ...(question.hint === undefined ? [] : [kept(quiet(`Hint: ${question.hint}`))]),
    ...answerSpace(question, copy),
    ...(copy === 'teacher' ? forTeacher(question) : []),
  ];
}

function answerSpace(question: Question, copy: Copy): Piece[] {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return [{ kind: 'options', items: (question.options ?? []).map((option) => optionFor(option, copy)) }];
    case 'matching':
      return writeMatching(question);
    case 'ordering':
      return [{ kind: 'list', items: (question.items ?? []).map((item) => `____ ${item}`) }];
    case 'fill-in-blank':
      return question.stem.includes('__') || copy === 'teacher' ? [] : [{ kind: 'lines', count: 1 }];
    case 'numeric':
      return copy === 'teacher' ? [] : [text('Answer: ____________')];
    case 'short-answer':
    case 'open-ended':
      return copy === 'teacher' ? [] : [{ kind: 'lines', count: question.lines ?? 3 }];
  }
}

function optionFor(
  { key, text: words, correct, rationale }: NonNullable<Question['options']>[number],
  copy: Copy,
) {
  return copy === 'student'
    ? { key, text: words, right: false }
    : { key, text: words, right: correct, note: rationale };
}

function writeMatching(question: Question): Piece[] {
  const lefts = (question.pairs ?? []).map(({ left }) => left);
  const choices = matchingChoices(question);
  const rows = Array.from({ length: Math.max(lefts.length, choices.length) }, (_, index) => {
    const choice = choices[index];
    return [
      lefts[index] === undefined ? '' : `____ ${index + 1}. ${lefts[index]}`,
      choice ? `${choice.letter}. ${choice.text}` : '',
    ];
  });
  return [{ kind: 'table', head: ['Term', 'Meaning'], rows }];
}

function forTeacher(question: Question): Piece[] {
  const answer = answerOf(question);
  return [
    ...(answer === '' || question.options ? [] : [text(`**Answer:** ${answer}${tolerance(question)}`)]),
    ...(question.explanation === undefined ? [] : [quiet(question.explanation)]),
    ...(question.misconception === undefined ? [] : [quiet(`Misconception: ${question.misconception}`)]),
  ];
}

function tolerance({ type, tolerance: off }: Question): string {
  return type === 'numeric' && off ? ` (accept ${off} more or less)` : '';
}

/** The answers of a list of questions, for the end of the teacher's copy. */
export function keyTable(questions: readonly Question[]): Piece {
  return {
    kind: 'table',
    head: ['Question', 'Answer', 'Points'],
    rows: questions.map((question, index) => [
      String(index + 1),
      answerOf(question) || 'Answers differ',
      String(question.points),
    ]),
  };
}
