import process from 'node:process';
import { runCommand } from '../../scripts/run-command.ts';

/** Sequences of random actions: of credit months, and of the whole server, which takes a second each. */
const { SEQUENCES = '20000', SERVER_SEQUENCES = '300' } = process.env;

const { code } = await runCommand(
  'npx',
  ['vitest', 'run', '--project', 'server', '--retry', '0', 'credit-month.property', 'never-exceed'],
  { env: { CREDIT_SEQUENCES: SEQUENCES, SERVER_SEQUENCES }, prefix: '', minutes: 60 },
);
process.exitCode = code;
