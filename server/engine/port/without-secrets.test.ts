import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['Incorrect API key provided: sk-proj-ab12cd34ef. Find yours online.', 'ab12cd34ef'],
  ['{"authorization":"Bearer eyJhbGciOi"}', 'eyJhbGciOi'],
  ['Header Authorization: Basic dXNlcjpwYXNz is wrong', 'dXNlcjpwYXNz'],
  ['api_key=0123456789abcdef&x=1', '0123456789abcdef'],
  ['Unknown key open-sesame', 'open-sesame'],
])('%j is logged without its secret', (text, secret) => {
  const clean = withoutSecrets(text, ['open-sesame']);
  expect(clean).not.toContain(secret);
  expect(clean).toContain('[secret]');
});

test('other text stays', () => {
  expect(withoutSecrets('max_tokens is too large', [undefined])).toBe('max_tokens is too large');
});
