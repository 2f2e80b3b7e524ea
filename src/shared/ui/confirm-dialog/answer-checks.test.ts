import { describe, expect, test } from 'vitest';
import { answerChecks } from './answer-checks';

describe('an email address', () => {
  test.each(['a@b.co', 'amara.okafor+7b@harborview.school', "o'neil@a-b.example.org"])(
    '%s is accepted',
    (answer) => {
      expect(answerChecks.email(answer)).toBeUndefined();
    },
  );

  test.each([
    '',
    'amara',
    'amara@',
    '@harborview.school',
    'a@b',
    'a b@c.org',
    'a@b..org',
    'a@-b.org',
    'a@b.org ',
  ])('%j is rejected', (answer) => {
    expect(answerChecks.email(answer)).toBe('Invalid email address');
  });
});

describe('a web address', () => {
  test.each([
    'http://a.org',
    'https://www.harborview.school/7b?unit=2#plan',
    'https://a-b.example.org:8080/x',
  ])('%s is accepted', (answer) => {
    expect(answerChecks.url(answer)).toBeUndefined();
  });

  test.each([
    '',
    'harborview.school',
    'ftp://a.org',
    'mailto:a@b.org',
    'https://',
    'https://localhost',
    'https://a',
    'https://-a.org',
    'https://127.0.0.1',
    'https:/a.org',
  ])('%j is rejected', (answer) => {
    expect(answerChecks.url(answer)).toBe('Invalid URL');
  });
});
