import { spawn } from 'node:child_process';

export type CommandResult = { code: number; output: string };

type Options = {
  env?: Record<string, string>;
  /** Prefix for each line printed while the command runs; without it the output is only collected. */
  prefix?: string;
  /** Timeout after which the command and its descendants are killed. */
  minutes?: number;
};

/** Runs a command and collects its output. Never throws: a command that can't start resolves to code 127. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, prefix, minutes = 60 }: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    // A process group, so that its descendants can be killed with it.
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const killGroup = (signal: NodeJS.Signals) => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
    };
    const stopAll = (signal: NodeJS.Signals) => {
      killGroup(signal);
      process.exit(130);
    };
    process.once('SIGTERM', stopAll);
    process.once('SIGINT', stopAll);

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

    const deadline = setTimeout(() => {
      collect(`\n${command} took more than ${minutes} minutes and was stopped.\n`);
      killGroup('SIGKILL');
    }, minutes * 60_000);

    const finish = (code: number) => {
      clearTimeout(deadline);
      process.off('SIGTERM', stopAll);
      process.off('SIGINT', stopAll);
      if (prefix !== undefined && line !== '') process.stdout.write(`${prefix}${line}\n`);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      collect(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 130));
  });
}
