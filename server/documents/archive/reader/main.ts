import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import process from 'node:process';
import { Problem } from '../../../platform/problem.ts';
import { damaged, tooLarge } from './problems.ts';
import { type ReadFile, readArchive } from './read-archive.ts';

/*
 * The process that unpacks an untrusted archive; ../archive-reader.ts starts it and limits it. The
 * zip file is standard input. Each of its files goes to descriptor 3 as a line of JSON.
 */
const FILE = 0;
const ANSWER = 3;

const output = createWriteStream('', { fd: ANSWER });

try {
  for await (const file of readArchive({ fd: FILE })) await write(file);
} catch (error) {
  const { message, errors } = asProblem(error);
  await write({ rejection: errors?.['file']?.[0] ?? message });
}
output.end();
await once(output, 'close');
process.exit(0);

async function write(line: ReadFile | { rejection: string }): Promise<void> {
  if (!output.write(`${JSON.stringify(line)}\n`)) await once(output, 'drain');
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return error instanceof RangeError && /alloc|memory|array|buffer/i.test(error.message)
    ? tooLarge()
    : damaged();
}
