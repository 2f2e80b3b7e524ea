import { parseArgs } from 'node:util';
import { templateTypes } from '../../server/documents/templates/registry.ts';

export type Command =
  | { does: 'compare'; before: string; after: string }
  | {
      does: 'run';
      out: string;
      only: string | undefined;
      limit: number | undefined;
      concurrency: number;
      record: string | undefined;
      replay: string | undefined;
    };

/** A mistake in the command line or the configuration; only its message is printed. */
export class UsageError extends Error {}

const USAGE = `Usage:
  npm run eval -- [--only TEMPLATE] [--limit N] [--concurrency N] [--out FILE] [--record FILE | --replay FILE]
  npm run eval -- --compare BEFORE.json AFTER.json`;

/** The command on the command line; throws a {@link UsageError} if it is none. */
export function readCommand(args: readonly string[]): Command {
  try {
    return commandIn(args);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function commandIn(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      compare: { type: 'boolean', default: false },
      out: { type: 'string', default: '.data/eval/report.json' },
      only: { type: 'string' },
      limit: { type: 'string' },
      concurrency: { type: 'string', default: '2' },
      record: { type: 'string' },
      replay: { type: 'string' },
    },
  });
  const [before, after, ...rest] = positionals;
  if (values.compare) {
    if (before === undefined || after === undefined || rest.length > 0)
      throw new Error('--compare needs two reports.');
    return { does: 'compare', before, after };
  }
  if (before !== undefined) throw new Error(`Unknown argument: ${before}.`);
  if (values.record !== undefined && values.replay !== undefined)
    throw new Error('Use either --record or --replay.');
  if (values.only !== undefined && !templateTypes.some((type) => type === values.only))
    throw new Error(`--only needs one of ${templateTypes.join(', ')}.`);
  return {
    does: 'run',
    out: values.out,
    only: values.only,
    limit: values.limit === undefined ? undefined : countIn('--limit', values.limit),
    concurrency: countIn('--concurrency', values.concurrency),
    record: values.record,
    replay: values.replay,
  };
}

function countIn(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${option} needs a whole number from 1.`);
  return count;
}

/** Reads a file that the command line names. */
export const readGiven = <Content>(
  file: string,
  read: (file: string) => Promise<Content>,
): Promise<Content> =>
  read(file).catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read, or is not what npm run eval writes.`, { cause });
  });
