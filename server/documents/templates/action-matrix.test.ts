import { expect, it } from 'vitest';
import { generators } from '../../generated/generators.ts';
import type { ActionKey } from '../../generated/schemas/index.ts';
import type { ExportFormat } from '../exports/formats/declarations.ts';
import { formatsOf } from '../exports/formats/format.ts';
import { actionsOf } from './actions.ts';

const ACTIONS: Readonly<Record<string, readonly ActionKey[]>> = {
  S: ['shorter', 'longer'],
  L: ['simpler', 'richer'],
  H: ['easier', 'harder'],
  T: ['translate'],
  D: ['levels'],
  A: ['add'],
  C: ['convert'],
  K: ['share'],
  G: ['lesson'],
  Q: ['assign'],
};

type Formats = readonly ExportFormat[];

const QUESTIONS: Formats = ['gift', 'aiken', 'qti12', 'qti21', 'questions_csv', 'google_forms'];
const CARDS: Formats = ['anki', 'quizlet'];

/** Templates by their titles, the actions that they offer besides those of every template, and their formats likewise. */
const matrix: readonly [titles: string, letters: string, ...formats: (ExportFormat | Formats)[]][] = [
  ['Lesson plan builder', 'SLTDACKGQ', 'pptx', CARDS, QUESTIONS],
  ['Course outline design', 'SLTDACKG', 'ics'],
  ['Lecture scripts, Debate topics', 'SLTDACKG', 'pptx'],
  ['Homework creator', 'SLTDACKGQ', 'pptx'],
  ['Worksheets, Creative stories, Text summarizer, Vocabulary list', 'SLTDACKGQ', CARDS, QUESTIONS],
  ['Study guide generator', 'SLTDACKGQ', 'pptx', CARDS, QUESTIONS],
  ['Exams and quizzes, Multiple choice questions', 'LHTDACKGQ', CARDS, QUESTIONS],
  // Its problems become questions in the files.
  ['Math word problems', 'LHTDACKG', 'pptx', CARDS, QUESTIONS],
  ['Rubric generator', 'SLTACKGQ', 'rubric_csv'],
  ['Syllabus creator', 'SLTAKG', 'ics'],
  ['Long-form assistant, Field trip plan', 'SLTAKG', 'pptx'],
  ['Parent newsletter', 'STAKG', 'pptx'],
  ['Essay grading, Grade assignments', 'ST', 'scores_csv'],
  // About one student: no link, no lesson, nothing for a class.
  ['Personalized learning plans, IEP special plans, Professional correspondence', 'ST'],
  ['Report card creator, Transcript generator, Seating plan, Behaviour reflection', 'ST'],
];

const rows = matrix.flatMap(([titles, letters, ...formats]) =>
  titles.split(', ').map((title) => ({ title, letters, formats: formats.flat() })),
);

it.each(rows)('$title offers $letters', ({ title, letters, formats }) => {
  const generator = generators.find((each) => each.title === title);
  if (!generator) throw new Error(`No template has the title ${title}.`);
  const offered = actionsOf(generator).map(({ key }) => key);
  const extra = letters.split('').flatMap((letter) => ACTIONS[letter] ?? []);
  expect(offered.toSorted()).toEqual([...extra, 'duplicate', 'compare'].toSorted());
  const files = formatsOf(generator).map(({ format }) => format);
  expect(files.toSorted()).toEqual(['pdf', 'docx', 'markdown', ...formats].toSorted());
});

it('names each template once', () => {
  const titles = rows.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toHaveLength(27);
});
