import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JsonReader } from './json-reader.ts';
import type { Result } from '../document/patches.ts';

/** The text of a model's string, as it arrives in pieces of some lengths. */
function read(written: string, lengths: readonly number[] = [3]): string {
  const into: Result = {};
  const events = { started() {}, patch() {}, finished() {} };
  const reader = new JsonReader(into, () => true, events);
  const source = `{"text":"${written}"}`;
  for (let at = 0, turn = 0; at < source.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    reader.feed(source.slice(at, at + length));
    at += length;
  }
  return String(into['text']);
}

const raw = String.raw;

/** The commands of the typesetter that begin with a letter of JSON's escapes. */
const ofKatex = new Set(
  Array.from(
    readFileSync('node_modules/katex/dist/katex.js', 'utf8').matchAll(/["'`]\\\\([bfnrtu][a-zA-Z]+)["'`]/g),
    ([, command = '']) => command,
  ),
);

test('a single backslash before each command of the typesetter stays in a formula', () => {
  expect(ofKatex.size).toBeGreaterThan(250);
  for (const command of ofKatex) {
    const formula = `So $x \\${command} 2$.`;
    expect(read(formula), command).toBe(formula);
    expect(read(formula.replace('\\', '\\\\')), command).toBe(formula);
  }
});

test.each([
  raw`\frac{1}{2}`,
  raw`\begin{aligned} x \end{aligned}`,
  raw`\neq 3`,
  raw`\nabla f`,
  raw`\rho`,
  raw`\right)`,
  raw`\times 4`,
  raw`\text{cm}`,
  raw`\underline{x}`,
  raw`\uparrow`,
  raw`\alpha \sqrt{2} \cdot 3`,
  raw`x \, dx`,
  raw`\{1, 2\} \% \(x\) \[x\]`,
])('a single backslash stays in %s, without a formula around it', (text) => {
  for (const length of [1, 2, 5, 100]) expect(read(`So ${text}.`, [length])).toBe(`So ${text}.`);
});

test.each(['ne', 'neg', 'ni', 'nu', 'nless', 'nmid', 'nparallel', 'nsim', 'tan', 'tau', 'to', 'top', 'tt'])(
  'the letters of \\%s are those of a word after a break, unless a formula is around them',
  (command) => {
    const broken = `${command.startsWith('n') ? '\n' : '\t'}${command.slice(1)}`;
    for (const [open, close] of [
      ['$a', '$'],
      ['\\(a', '\\)'],
      ['$$5', '$$'],
    ]) {
      expect(read(`${open} \\${command} 6${close}`)).toBe(`${open} \\${command} 6${close}`);
    }
    for (const before of ['Rosa', 'It costs $5', 'From $3 to $5,', '$x^2$.', '\\(x\\)']) {
      expect(read(`${before}\\${command} più`)).toBe(`${before}${broken} più`);
    }
  },
);

test.each([
  [raw`Roses are red,\nviolets are blue`, 'Roses are red,\nviolets are blue'],
  [raw`- one\n- two\n\n1. three`, '- one\n- two\n\n1. three'],
  [raw`one\r\ntwo\rthree`, 'one\ntwo\nthree'],
  [raw`name\tmark\nAda\t9`, 'name\tmark\nAda\t9'],
  [raw`first\neagle\nabacus\nuncle\nice`, 'first\neagle\nabacus\nuncle\nice'],
  [raw`cold\ntext\ttable\range`, 'cold\ntext\ttable\nange'],
  [raw`so\n$\neq$`, 'so\n$\\neq$'],
  [raw`$$\nu = 3\n$$`, '$$\nu = 3\n$$'],
  [raw`$$\to 0$$ and \[\tan x\]`, '$$\\to 0$$ and \\[\\tan x\\]'],
  [raw`$$\neg p$$`, '$$\\neg p$$'],
  [raw`\begin{aligned} x &\to 0 \end{aligned}\to`, '\\begin{aligned} x &\\to 0 \\end{aligned}\to'],
  [raw`it\'s`, "it's"],
  [raw`a\u00e9\u2260\u000crac`, 'aé≠\\frac'],
  [raw`a\u00zz`, raw`a\u00zz`],
  ['bell\\u0007 back\\b. del\u007f next\u0085', 'bell back. del next'],
])('%s', (written, expected) => {
  for (const length of [1, 2, 3, 100]) expect(read(written, [length])).toBe(expected);
});

test('no control character except line breaks and tabs gets into a document', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }).map((value) => value.replaceAll(/["\\]/g, '')),
    fc.constantFrom(...'bfnrtu/\'"\\xéα({[,% '.split('')).map((letter) => `\\${letter}`),
    fc.integer({ min: 0, max: 0xff }).map((code) => raw`\u${code.toString(16).padStart(4, '0')}`),
    fc.constantFrom('rac', 'eta', 'eq', 'ho', 'imes', ' e poi', '$', '\r\n'),
  );
  const written = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  const cuts = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(written, cuts, (value, lengths) => {
      const whole = read(value, [value.length + 20]);
      expect(whole).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(read(value, lengths)).toBe(whole);
    }),
    { numRuns: 500 },
  );
});
