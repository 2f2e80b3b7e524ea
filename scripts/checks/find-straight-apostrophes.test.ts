import { describe, expect, test } from 'vitest';
import { findStraightApostrophes } from './find-straight-apostrophes.ts';

const PATH = 'src/pages/plans/ui/plans-page.tsx';
const found = [`${PATH}:1 has a straight apostrophe in a text; write ’`];

describe('a straight apostrophe is found in', () => {
  test.each([
    ['a string', `const title = "We'll charge you";`],
    ['a template', "const title = `You're on ${plan}`;"],
    ['the text of an element', "const view = <p>The plans couldn't be loaded</p>;"],
    ['an attribute', `const view = <Notice title="You haven't been charged" />;`],
  ])('%s', (_, code) => {
    expect(findStraightApostrophes(PATH, code)).toEqual(found);
  });

  test('a text of the server, with its line', () => {
    const [sentence] = findStraightApostrophes('server/mail.ts', `const a = 1;\nconst b = "It's";`);
    expect(sentence).toContain('server/mail.ts:2 ');
  });
});

describe('a straight apostrophe is allowed in', () => {
  test.each([
    ['a comment', PATH, "// It doesn't matter.\nconst a = 'b'; /* nor here: it's fine */"],
    ['a fixed text', PATH, `const text = "You won't be able to revert this!";`],
    ['a test', 'src/shared/lib/names.test.ts', `const name = "O'Neill";`],
    ['a prompt', 'server/documents/templates/essay/prompt.ts', "const prompt = `the student's text`;"],
  ])('%s', (_, path, code) => {
    expect(findStraightApostrophes(path, code)).toEqual([]);
  });
});

test('strings beside each other and curly apostrophes are no breach', () => {
  expect(findStraightApostrophes(PATH, "const a = f('b', 'c') ? 'd’e' : 'f';")).toEqual([]);
});
