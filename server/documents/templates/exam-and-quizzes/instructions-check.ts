import type { Check } from '../generator.ts';
import type { Question } from '../question.ts';
import { counted, open, passed } from '../verdicts.ts';
import { correctNumbers } from './check-fixes.ts';
import { pointsOf } from '../questions/points.ts';

const NAME = 'Instructions fit the paper';

const COUNT = /\b(?:all|the) (\d+) questions?\b/i;
const POINTS = /\b(\d+(?:\.\d+)?) points? in (?:all|total)\b/i;

/** Compares the numbers of questions and points in the instructions with the paper. */
export function checkInstructions(instructions: string, questions: readonly Question[]): Check[] {
  const stated = [COUNT, POINTS].map((pattern) => pattern.exec(instructions)?.[1]);
  if (stated.every((number) => number === undefined)) return [];
  const real = [questions.length, pointsOf(questions)];
  const fits = stated.every((number, index) => number === undefined || Number(number) === real[index]);
  const paper = `${counted(questions.length, 'question')}, ${counted(pointsOf(questions), 'point')}`;
  return fits
    ? [passed(NAME, `They state ${paper}.`)]
    : [
        open(NAME, `They don’t match the paper, which has ${paper}. Rewrite them.`, {
          section: 'instructions',
          path: '/instructions',
          fix: correctNumbers(instructions, [
            { pattern: COUNT, value: questions.length },
            { pattern: POINTS, value: pointsOf(questions) },
          ]),
        }),
      ];
}
