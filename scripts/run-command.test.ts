import { expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (code: string, minutes?: number) =>
  runCommand(process.execPath, ['-e', code], minutes === undefined ? {} : { minutes });

test('resolves to the output and the exit code', async () => {
  const { code, output } = await node("console.log('out'); console.error('err'); process.exit(3)");
  expect(code).toBe(3);
  expect(output).toContain('out');
  expect(output).toContain('err');
});

test('a missing command fails instead of throwing', async () => {
  const { code, output } = await runCommand('no-such-command-of-ours', []);
  expect(code).toBe(127);
  expect(output).toContain('no-such-command-of-ours');
});

test('a command that times out is killed together with its descendants', async () => {
  const spin = 'for (;;);';
  const parent = `const child = require('child_process').spawn(process.execPath, ['-e', '${spin}']); console.log('child=' + child.pid);`;
  const { code, output } = await node(parent, 1.5 / 60);
  expect(code).not.toBe(0);
  expect(output).toContain('was stopped');
  const pid = Number(/child=(\d+)/.exec(output)?.[1]);
  // A killed process disappears only after its parent has reaped it.
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
});
