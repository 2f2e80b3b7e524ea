import { expect, it } from 'vitest';
import { readCommand } from './arguments.ts';

it('runs all requests by default', () => {
  expect(readCommand([])).toEqual({
    does: 'run',
    out: '.data/eval/report.json',
    only: undefined,
    limit: undefined,
    concurrency: 2,
    record: undefined,
    replay: undefined,
  });
});

it('reads every option', () => {
  const options = '--only text-summarizer --limit 4 --concurrency 8 --out a.json --replay b.gz'.split(' ');
  expect(readCommand(options)).toMatchObject({
    only: 'text-summarizer',
    limit: 4,
    concurrency: 8,
    out: 'a.json',
    replay: 'b.gz',
  });
  expect(readCommand(['--compare', 'a', 'b'])).toEqual({ does: 'compare', before: 'a', after: 'b' });
});

it.each([
  [['--limit', 'many'], '--limit needs a whole number'],
  [['--concurrency', '0'], '--concurrency needs a whole number'],
  [['--only', 'poem'], '--only needs one of'],
  [['--compare', 'a'], '--compare needs two reports'],
  [['--record', 'a', '--replay', 'b'], 'either --record or --replay'],
  [['a.json'], 'Unknown argument: a.json'],
  [['--fast'], "Unknown option '--fast'"],
])('rejects %j', (args, message) => {
  expect(() => readCommand(args)).toThrow(message);
});
