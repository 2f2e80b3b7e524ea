import { expect, it } from 'vitest';
import { generators } from '../../generated/generators.ts';
import { readSample } from '../templates/sample.ts';
import { charactersIn, columnWidths, sizeOf } from './column-widths.ts';
import { compose } from './compose.ts';

it('gives a column room for its longest word, and an address no more than others', () => {
  const widths = columnWidths(
    {
      head: ['Course', 'Level', 'Credits attempted', 'Credits earned', 'Grade', 'Quality points'],
      rows: [['Environmental Science, part 2', 'Regular', '0.5', '0.5', 'A', '2']],
    },
    9_300,
  );
  expect(widths.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(9_300);
  expect(widths[0]).toBeGreaterThan('Environmental'.length * 125 + 200);
  expect(widths[1]).toBeGreaterThan('Regular'.length * 125 + 200);
  const words = 'What happens to light on its way through the leaves of a tall tree in summer';
  const [address = 0, text = 0] = columnWidths(
    { head: ['Source', 'Text'], rows: [[`https://example.org/${'x'.repeat(300)}`, words]] },
    9_300,
  );
  expect(text).toBeGreaterThan(2_000);
  expect(address + text).toBeLessThanOrEqual(9_300);
});

it('prints a table of many columns smaller, so that words stay whole', () => {
  const head = ['Work', 'Category', 'Due', 'Mark', 'Percent', 'Class average', 'Note'];
  const rows = [['Photosynthesis', 'Classwork', '28 September', '10/10', '100%', '88.25%', 'Dropped']];
  const size = sizeOf({ head, rows }, 9_300);
  expect(size).toBeLessThan(1);
  const widths = columnWidths({ head, rows }, 9_300 / size);
  for (const [column, word] of [
    'Photosynthesis',
    'September',
    '',
    '',
    'Percent',
    'average',
    'Dropped',
  ].entries())
    expect(charactersIn(widths[column] ?? 0)).toBeGreaterThanOrEqual(column === 1 ? 9 : word.length);
  expect(sizeOf({ head: ['Work'], rows: [['Leaf']] }, 9_300)).toBe(1);
});

it('prints the marks of a class set on a page for each student', () => {
  const marking = generators.find(({ title }) => title === 'Grade assignments');
  if (marking === undefined) throw new Error('No template marks a class set.');
  const written = { ...readSample(marking), meta: { composed: false, model: 'a model' } };
  const namesBy = (copy: 'teacher' | 'student') => {
    const pages: string[][] = [[]];
    for (const piece of compose(marking, written, copy)) {
      if (piece.kind === 'page-break') pages.push([]);
      if (piece.kind === 'heading' && piece.level === 3) pages.at(-1)?.push(piece.text);
    }
    return pages;
  };
  const [names = [], ...others] = namesBy('teacher');
  expect([names.length > 1, others]).toEqual([true, []]);
  expect(namesBy('student')).toEqual(names.map((name) => [name]));
});

it('numbers the tasks of homework, with a name line and lines to write on for students', () => {
  const homework = generators.find(({ templateType }) => templateType === 'home-work-creator');
  if (homework === undefined) throw new Error('No template sets homework.');
  const written = { ...readSample(homework), meta: { composed: false, model: 'a model' } };
  const kinds = (copy: 'teacher' | 'student', kind: string) =>
    compose(homework, written, copy).filter((piece) => piece.kind === kind);
  expect(kinds('student', 'question')).toMatchObject([1, 2, 3, 4].map((number) => ({ number })));
  expect(kinds('student', 'name-line')).toHaveLength(1);
  // One of them fills in blanks.
  expect(kinds('student', 'lines')).toHaveLength(3);
  expect(kinds('teacher', 'lines')).toEqual([]);
});

it('has blanks to write in, and keeps a task on the page of its lines', () => {
  const homework = generators.find(({ templateType }) => templateType === 'home-work-creator');
  if (homework === undefined) throw new Error('No template sets homework.');
  const { result, ...sample } = readSample(homework);
  const question = `Fill in: ____ + 2 = 5. ${'Think of what you have. '.repeat(20)}`;
  const tasks = [{ prompt: 'Find the number.', minutes: 5, points: 1, question }];
  const written = { ...sample, result: { ...result, tasks }, meta: { composed: false, model: 'a model' } };
  const pieces = compose(homework, written, 'student');
  const words = pieces.find((piece) => piece.kind === 'text' && piece.text.includes('Fill in'));
  expect(words).toMatchObject({ keeps: true, text: expect.stringContaining(`: ${'_'.repeat(20)} +`) });
});

it('does not leave the note of the author alone on a page', () => {
  const last = generators.map((generator) => {
    const written = { ...readSample(generator), meta: { composed: false, model: 'a model' } };
    return compose(generator, written, 'teacher').at(-2);
  });
  const kept = last.filter((piece) => piece && 'keeps' in piece && piece.keeps);
  expect(kept).toEqual(last.filter((piece) => piece && ['table', 'text', 'facts'].includes(piece.kind)));
  expect(kept.length).toBeGreaterThan(10);
});
