import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { Problem } from '../../../platform/problem.ts';
import { planGradebookImport } from '../files/plan-gradebook-import.ts';
import { readTable } from '../files/read-table.ts';
import type { PlanAnswer, PlanInput } from './plan-import.ts';
import { presentPlan } from './present-plan.ts';

/*
 * The process that plans the import of an untrusted file; ./plan-import.ts starts it and limits it. What it needs is standard
 * input; the answer, a plan or the reason for a rejection, goes to descriptor 3.
 */
const ANSWER = 3;

try {
  const { file, gradebook, lastChange, cells, locale, answers } = JSON.parse(
    await text(process.stdin),
  ) as PlanInput;
  const plan = planGradebookImport(
    readTable(Buffer.from(file, 'base64')),
    { ...gradebook, cells: new Map(cells), lastChange: lastChange === null ? null : new Date(lastChange) },
    locale,
    answers,
  );
  answer({ plan: presentPlan(plan) });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  answer({ rejection: error.errors?.['file']?.[0] ?? error.message });
}
process.exit(0);

function answer(content: PlanAnswer): void {
  writeFileSync(ANSWER, JSON.stringify(content));
}
