import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { templateTypes } from '../../server/documents/templates/registry.ts';

/** A template is declared once. Only a few samples, examples and journeys mention it; all else is derived. */
const MAX_MENTIONS = 10;

function mentionsOf(type: string): string[] {
  // The tests of the evaluation pin the numbers of some templates; the specification names each.
  const own = [
    `server/documents/templates/${type}`,
    'scripts/eval',
    'tests/specification',
    'package-lock.json',
  ];
  const outside = ['.', ...own.map((path) => `:!${path}`)];
  const lines = execFileSync('git', ['grep', '-nIF', '-e', type, '--', ...outside], { encoding: 'utf8' });
  return lines.trim().split('\n');
}

it.each(templateTypes)('%s is mentioned on few lines outside its folder', (type) => {
  const mentions = mentionsOf(type);
  expect(mentions.length, mentions.join('\n')).toBeLessThanOrEqual(MAX_MENTIONS);
});
