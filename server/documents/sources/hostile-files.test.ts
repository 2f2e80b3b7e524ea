import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hostileFiles } from '../../../tests/hostile-files/corpus.ts';
import { type HostileFile, TOO_SLOW } from '../../../tests/hostile-files/hostile-file.ts';
import { openTemporaryFile } from '../../platform/files/temporary-file.ts';
import { Problem } from '../../platform/problem.ts';
import { SourceReader } from './source-reader.ts';

const reader = new SourceReader();
/** Has time enough on a busy machine too. */
const patientReader = new SourceReader({ milliseconds: 40_000 });

/** One in four, since each takes a process and a second; `npm run bench uploads` reads them all. */
const sample = hostileFiles.filter((_, index) => index % 4 === 0);

async function read(
  { make, slow }: HostileFile,
  account: string,
): Promise<{ text: string } | { error: string }> {
  const handle = await openTemporaryFile();
  try {
    await writeFile(handle, make());
    return await (slow ? reader : patientReader).read(account, handle.fd);
  } catch (error) {
    if (error instanceof Problem) return { error: error.errors?.['file']?.[0] ?? error.message };
    throw error;
  } finally {
    await handle.close();
  }
}

function isExpected(
  { text, error, slow }: HostileFile,
  answer: { text: string } | { error: string },
): boolean {
  if ('text' in answer) return error === undefined && answer.text.includes(text ?? '');
  if (answer.error.startsWith(TOO_SLOW)) return slow === true;
  return text === undefined && answer.error.includes(error ?? '');
}

test.concurrent.each(sample.map((file) => [file.title, file] as const))(
  '%s is read or rejected with a reason',
  async (title, file) => {
    const answer = await read(file, title);
    expect(isExpected(file, answer), JSON.stringify(answer).slice(0, 200)).toBe(true);
  },
);

test('there are at least sixty, each with a title of its own', () => {
  expect(new Set(hostileFiles.map(({ title }) => title)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(hostileFiles.map(({ title }) => title)).size).toBe(hostileFiles.length);
});
