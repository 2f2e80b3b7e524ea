import { expect, test } from 'vitest';
import { linkTitle, readSignature } from './signed-link';

test('reads the expiry and the signature from the URL', () => {
  expect(readSignature('?expires=1795168800&signature=9f86')).toEqual({
    expires: 1_795_168_800,
    signature: '9f86',
  });
});

test.each([
  '',
  '?expires=1795168800',
  '?signature=9f86',
  '?expires=soon&signature=9f86',
  '?expires=-1&signature=9f86',
  '?expires=1.5&signature=9f86',
])('%j is incomplete', (search) => {
  expect(readSignature(search)).toBeNull();
});

test.each([
  ['This link has expired.', 'This link has expired'],
  ['This link was already used.', 'This link was already used'],
  ['This link is not valid.', 'This link isn’t valid'],
  ['Bad Request', 'This link isn’t valid'],
])('the server’s %j is titled %j', (message, title) => {
  expect(linkTitle(message)).toBe(title);
});
