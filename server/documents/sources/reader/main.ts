import { fstatSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Problem } from '../../../platform/problem.ts';
import { damaged, tooLarge } from './problems.ts';
import { readFile } from './read-file.ts';

/*
 * The process that reads an untrusted file; ../read-in-process.ts starts it and limits it. The file
 * is standard input. The answer, the text or the reason for a rejection, goes to descriptor 3 as JSON.
 */
const FILE = 0;
const ANSWER = 3;

try {
  answer(await readFile({ fd: FILE, size: fstatSync(FILE).size }));
} catch (error) {
  const { code, message, errors } = asProblem(error);
  answer({ rejection: code, message: errors?.['file']?.[0] ?? message });
}
// What a parser still has to do no longer matters.
process.exit(0);

function answer(content: object): void {
  writeFileSync(ANSWER, JSON.stringify(content));
}

/** A parser that is denied memory throws a RangeError; anything else that it throws is about the content. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return error instanceof RangeError && /alloc|memory|array|buffer/i.test(error.message)
    ? tooLarge()
    : damaged();
}
