import { faulty } from './faulty.ts';
import type { Personality } from './personality.ts';
import { servers } from './servers.ts';

const HEAD = ['Model server', 'What is special', 'What the user sees', 'Kept', 'Charged'];

/** The tables of docs/models.md: what a user gets from each model server. */
export const personalityTable = (): string =>
  [
    '### Servers and providers',
    tableOf(servers),
    '### Servers and models at their worst',
    tableOf(faulty),
  ].join('\n\n');

const tableOf = (rows: readonly Personality[]): string =>
  [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const cellsOf = ({ name, quirk, outcome: { message, waits, kept, charged } }: Personality): string[] => [
  name,
  quirk,
  [waits, message ?? 'the whole document'].filter((text) => text !== undefined).join(' Then: '),
  kept,
  charged,
];

if (import.meta.main) console.log(personalityTable());
