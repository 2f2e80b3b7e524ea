import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type ProcessLimits, runLimited } from './limited-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

// On a busy machine, a process needs ten seconds for what takes one alone.
const limits: ProcessLimits = { milliseconds: 50_000, memoryBytes: 200 * 1024 * 1024, outputBytes: 1_000 };
let count = 0;

/** Runs a program that can call `answer(text)`, over an input of five bytes; a file unless it is given. */
async function run(
  code: string,
  changes: Partial<ProcessLimits> = {},
  signal?: AbortSignal,
  content?: Buffer,
) {
  count += 1;
  const [program, input] = [join(folder, `${count}.mjs`), join(folder, `${count}.txt`)];
  const head = `import * as fs from 'node:fs'; const answer = (text) => fs.writeFileSync(3, text);`;
  writeFileSync(program, `${head}\n${code}`);
  writeFileSync(input, 'input');
  const result = await runLimited(
    pathToFileURL(program),
    content ?? openSync(input, 'r'),
    { ...limits, ...changes },
    signal,
  );
  return 'output' in result ? { ...result, output: result.output.toString('utf8') } : result;
}

test('a process reads its input and returns its output', async () => {
  const result = await run(`answer('read ' + fs.readFileSync(0, 'utf8'));`);
  expect(result).toEqual({ state: 'finished', output: 'read input' });
});

test('a process reads its input from memory', async () => {
  const code = `answer(fs.readFileSync(0, 'utf8').slice(-3));`;
  const content = Buffer.from(`${'x'.repeat(500_000)}end`);
  expect(await run(code, {}, undefined, content)).toEqual({ state: 'finished', output: 'end' });
  expect(await run('process.exit(1);', {}, undefined, content)).toEqual({ state: 'failed' });
});

describe('a process is killed', () => {
  test.each([
    ['objects', `const all = []; for (;;) all.push({ all: [all.length] });`],
    ['buffers', `const all = []; for (;;) all.push(Buffer.alloc(1 << 20, 1));`],
    ['one huge buffer', `answer(String(Buffer.alloc(2 ** 31, 1).length)); for (;;);`],
  ])('when it fills the memory with %s', async (_, code) => {
    const result = await run(code);
    expect(['out of memory', 'failed']).toContain(result.state);
  });

  test('when its time is up, even in an endless loop', async () => {
    const begun = performance.now();
    expect(await run('for (;;);', { milliseconds: 500 })).toEqual({ state: 'timed out' });
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  test('when it writes too much', async () => {
    expect(await run(`for (;;) answer('x'.repeat(1000));`)).toEqual({ state: 'failed' });
  });

  test('when the caller aborts, before or while it runs', async () => {
    expect(await run('for (;;);', {}, AbortSignal.abort())).toEqual({ state: 'failed' });
    expect(await run('for (;;);', {}, AbortSignal.timeout(300))).toEqual({ state: 'failed' });
  });
});

test('a process that throws has failed', async () => {
  expect(await run(`throw new Error('broken');`)).toEqual({ state: 'failed' });
});

test.each([
  [
    'sees no environment variables',
    `answer(String('PATH' in process.env || 'DATABASE_URL' in process.env));`,
  ],
  [
    'may not write files',
    `try { fs.writeFileSync('${folder}/x', ''); answer('true'); } catch { answer('false'); }`,
  ],
  [
    'may not start processes',
    `const { spawnSync } = await import('node:child_process'); try { spawnSync('true'); answer('true'); } catch { answer('false'); }`,
  ],
  ['may not compile text', `try { new Function('1'); answer('true'); } catch { answer('false'); }`],
])('a process %s', async (_, code) => {
  expect(await run(code)).toEqual({ state: 'finished', output: 'false' });
});

test('a process runs at a lower priority than the server', async () => {
  const result = await run(`const { getPriority } = await import('node:os'); answer(String(getPriority()));`);
  expect(result).toEqual({ state: 'finished', output: '10' });
});
