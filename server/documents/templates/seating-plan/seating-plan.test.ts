import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSample } from '../sample.ts';
import { arrange } from './arrange.ts';
import { arrangedRows } from './derive.ts';
import { generator } from './generator.ts';
import { areNear, namesIn, seatRows } from './room.ts';
import { costOf, rulesOf } from './rules.ts';
import { layouts, places, seatingInput, seatingResult, seatsIn } from './schema.ts';

const { input, result, context } = readSample(generator);
const form = seatingInput.parse(input);
const sample = seatingResult.parse(result);

const statusOf = (change: object) =>
  Object.fromEntries(
    generator
      .checks({ ...result, ...change }, input, context)
      .checks.map(({ name, status }) => [name, status]),
  );

const rooms = fc
  .record({
    layout: fc.constantFrom(...layouts),
    rows: fc.integer({ min: 1, max: 6 }),
    across: fc.integer({ min: 1, max: 6 }),
    group_size: fc.integer({ min: 2, max: 6 }),
    arrangement: fc.integer({ min: 1, max: 99 }),
    wanted: fc.array(fc.constantFrom(...places), { minLength: 2, maxLength: 30 }),
  })
  .filter((room) => seatsIn(room) >= room.wanted.length)
  .map(({ wanted, ...room }) =>
    seatingInput.parse({
      ...room,
      class_name: '7B',
      grade_level: 'Grade 7',
      students: wanted.map((place, index) => ({ name: `S${index}`, place })),
      keep_apart: [{ first: 'S0', second: 's1' }],
    }),
  );

it('gives every student one seat, in any room, and always the same one', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const rows = arrangedRows(room);
      const seated = namesIn(room, rows).flatMap((name) => name ?? []);
      expect(seated.toSorted()).toEqual(room.students.map(({ name }) => name).toSorted());
      expect(arrangedRows(room)).toEqual(rows);
    }),
    { numRuns: 40 },
  );
});

it('meets every rule where the room allows it', () => {
  const students = Array.from({ length: 28 }, (_, index) => ({
    name: `S${index}`,
    place:
      index < 5 ? 'Near the front' : index < 8 ? 'At the back' : index === 8 ? 'Near the door' : 'Anywhere',
  }));
  const pair = (first: number, second: number) => ({ first: `S${first}`, second: `S${second}` });
  for (const [layout, rows, across] of [
    ['Rows', 5, 6],
    ['Pairs', 5, 6],
    ['Groups', 3, 3],
  ]) {
    for (let arrangement = 1; arrangement < 6; arrangement += 1) {
      const room = seatingInput.parse({
        class_name: '7B',
        grade_level: 'Grade 7',
        students,
        layout,
        rows,
        across,
        arrangement,
        keep_apart: [pair(0, 1), pair(1, 2), pair(10, 11), pair(12, 13)],
        keep_together: [pair(20, 21), pair(3, 22)],
      });
      const seats = arrange(room);
      const broken = rulesOf(room).filter((rule) => costOf(room, rule, seats) > 0);
      expect(broken, `${layout}, ${arrangement}`).toEqual([]);
      const [first, second] = seats;
      expect(first && second && areNear(room, first, second)).toBe(false);
    }
  }
});

it('seats everyone anew with another arrangement', () => {
  expect(arrangedRows({ ...form, arrangement: 2 })).not.toEqual(sample.seating);
});

it('keeps a swap that the teacher makes, and reports the rule that it breaks', () => {
  const names = namesIn(form, sample.seating);
  const [first, back] = [names.indexOf('Mira Kovač'), names.lastIndexOf('Hugo Lindt')];
  const swapped = seatRows(form, names.with(first, 'Hugo Lindt').with(back, 'Mira Kovač'));
  expect(statusOf({ seating: swapped })).toMatchObject({
    'One seat for everyone': 'passed',
    'Places as needed': 'open',
    'Up to date': 'repaired',
  });
});

it('reports a student without a seat, with the fix', () => {
  const names = namesIn(form, sample.seating);
  const seating = seatRows(form, names.with(names.indexOf('Hugo Lindt'), 'Ada'));
  const [check] = generator.checks({ ...result, seating }, input, context).checks;
  expect(check).toMatchObject({
    status: 'open',
    detail: 'Without a seat: Hugo Lindt. Not in your list: ada.',
    fix: [{ section: 'seating', value: sample.seating }],
  });
});

it.each([
  [{ rows: 1, across: 2 }, 'rows'],
  [{ keep_apart: [{ first: 'Mira Kovač', second: 'Nobody' }] }, 'keep_apart.0.second'],
  [{ students: [{ name: 'Ana' }, { name: 'ana' }] }, 'students.1.name'],
])('rejects %j', (change, field) => {
  const { error } = seatingInput.safeParse({ ...form, keep_together: [], ...change });
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field);
});
