import type { FormatWriter } from '../formats/export-job.ts';
import {
  correctOptions,
  type NumberedQuestion,
  oneLine,
  writeEach,
  type Written,
} from './exported-questions.ts';
import { typeset } from './maths.ts';

/** One correct option per question, and no comments: https://docs.moodle.org/en/Aiken_format. */
export const writeAiken: FormatWriter = (job) => `${writeEach(job, writeQuestion).texts.join('\n\n')}\n`;

function writeQuestion({ question }: NumberedQuestion): Written {
  const { options = [], stem } = question;
  const right = correctOptions(question);
  const [only] = right;
  if (options.length < 2 || right.length !== 1 || only === undefined) {
    return { reason: 'Aiken holds questions with one correct option' };
  }
  const letter = (index: number) => String.fromCodePoint(65 + index);
  const lines = options.map(({ text }, index) => `${letter(index)}. ${oneLine(typeset(text))}`);
  return { text: [oneLine(typeset(stem)), ...lines, `ANSWER: ${letter(options.indexOf(only))}`].join('\n') };
}
