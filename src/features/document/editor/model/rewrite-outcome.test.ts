import { expect, test } from 'vitest';
import { lesson } from '../../../../../tests/support/documents';
import { rewriteOutcome } from './rewrite-outcome';

const { generation } = lesson;
const message = 'Lectern doesn’t write about hurting people.';
const declined = { code: 'declined' as const, message, retryable: false };
const broken = { code: 'provider_error' as const, message: 'Please continue.', retryable: true };

test.each([
  ['is confirmed', null, [1], { tone: 'ok', title: 'Rewritten.' }],
  ['without a change is quiet', null, [], null],
  [
    'that failed can be tried again',
    broken,
    [1],
    { tone: 'bad', title: 'The rewrite failed, and your text is unchanged. Try again.' },
  ],
  ['that was declined gives the reason', declined, [1], { tone: 'bad', title: message }],
])('a rewrite %s', (_, failure, undo, outcome) => {
  expect(rewriteOutcome({ generation: { ...generation, failure }, undo })).toEqual(outcome);
});
