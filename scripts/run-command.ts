import { spawn } from 'node:child_process';

export type CommandResult = { code: number; output: string };

type Options = {
  env?: Record<string, string>;
  /** Written before each line while the command runs; without it the output is only collected. */
  prefix?: string;
};

/** Runs a command to its end and collects what it printed. Never throws: a command that cannot start has code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, prefix }: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass);
    process.once('SIGINT', pass);

    let output = '';
    let line = '';
    const collect = (chunk: string) => {
      output += chunk;
      if (prefix === undefined) return;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) process.stdout.write(`${prefix}${each}\n`);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);

    const finish = (code: number) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      if (prefix !== undefined && line !== '') process.stdout.write(`${prefix}${line}\n`);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? (signal ? 130 : 1)));
  });
}
