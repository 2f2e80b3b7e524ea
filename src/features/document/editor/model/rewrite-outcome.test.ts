import { expect, test } from 'vitest';
import { lesson } from '../../../../../tests/support/documents';
import { rewriteOutcome } from './rewrite-outcome';

const { generation } = lesson;
const message = 'Lectern doesn’t write about hurting people.';
const declined = { code: 'declined' as const, message, retryable: false };
const broken = { code: 'provider_error' as const, message: 'Please continue.', retryable: true };

const before = generation.version - 1;

test.each([
  ['is confirmed', null, [1], before, { tone: 'ok', title: 'Rewritten.' }],
  ['that cannot be undone is quiet', null, [], before, null],
  [
    'that changed nothing says so',
    null,
    [1],
    generation.version,
    { tone: 'info', title: 'The rewrite changed nothing, so it cost nothing.' },
  ],
  [
    'that failed can be tried again',
    broken,
    [1],
    generation.version,
    { tone: 'bad', title: 'The rewrite failed, and your text is unchanged. Try again.' },
  ],
  ['that was declined gives the reason', declined, [1], generation.version, { tone: 'bad', title: message }],
])('a rewrite %s', (_, failure, undo, version, outcome) => {
  expect(rewriteOutcome({ generation: { ...generation, failure }, undo }, version)).toEqual(outcome);
});
