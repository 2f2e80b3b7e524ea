import { isDeepStrictEqual } from 'node:util';
import { listLabels } from '../common-checks.ts';
import type { Check, CheckedResult } from '../generator.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { arrangedRows, deriveSeating, seatsTaken } from './derive.ts';
import { namesIn } from './room.ts';
import { costOf, type Rule, rulesOf } from './rules.ts';
import { type SeatingInput, type SeatingResult, type SeatRow, seatingSections } from './schema.ts';

const section = 'seating';

/** Verifies a plan, also one in which the teacher has swapped students. What follows from it is computed again. */
export function checkSeating(given: SeatingResult, input: SeatingInput): CheckedResult<SeatingResult> {
  const seating = given.seating ?? arrangedRows(input);
  const keys = seatingSections(input).filter((key) => key === 'overview' || key === 'rules_met');
  const derived = Object.fromEntries(keys.map((key) => [key, deriveSeating(key, { seating }, input)]));
  const changed = keys.filter((key) => key in given && !isDeepStrictEqual(given[key], derived[key]));
  const result: SeatingResult = { ...given, ...derived, seating };
  const checks = [
    ...checkSeats(seating, input),
    ...checkRules(seating, input),
    ...changed.map((key) =>
      repaired('Up to date', 'It was computed again from the seats.', { section: key }),
    ),
  ];
  return { result, checks, reading: null };
}

/** Whether every student of the form has exactly one seat, and other names have none. */
function checkSeats(rows: readonly SeatRow[], input: SeatingInput): Check[] {
  const name = 'One seat for everyone';
  const seated = namesIn(input, rows).flatMap((each) => each?.toLowerCase() ?? []);
  const students = input.students.map((student) => student.name);
  const known = new Set(students.map((each) => each.toLowerCase()));
  const missing = students.filter((each) => !seated.includes(each.toLowerCase()));
  const twice = students.filter((each) => seated.filter((one) => one === each.toLowerCase()).length > 1);
  const strangers = seated.filter((each) => !known.has(each));
  const says = [
    ...(missing.length > 0 ? [`Without a seat: ${listLabels(missing)}.`] : []),
    ...(twice.length > 0 ? [`With two seats: ${listLabels(twice)}.`] : []),
    ...(strangers.length > 0 ? [`Not in your list: ${listLabels(strangers)}.`] : []),
  ];
  if (says.length === 0) return [passed(name, counted(students.length, 'student'))];
  const fix = [{ section, path: [], before: rows, value: arrangedRows(input) }];
  return [open(name, says.join(' '), { section, fix })];
}

const labels: Readonly<Record<Rule['kind'], string>> = {
  place: 'Places as needed',
  apart: 'Kept apart',
  together: 'Kept together',
};

function checkRules(rows: readonly SeatRow[], input: SeatingInput): Check[] {
  const taken = seatsTaken(input, rows);
  return [...Map.groupBy(rulesOf(input), ({ kind }) => kind)].flatMap(([kind, rules]) => {
    const broken = rules.filter((rule) => costOf(input, rule, taken) > 0);
    if (broken.length === 0) return [passed(labels[kind], counted(rules.length, 'rule'))];
    const found = broken.map(({ who, label }) => {
      const names = who.map((position) => input.students[position]?.name ?? '').join(' and ');
      return kind === 'place' ? `${names}: ${label.toLowerCase()}` : names;
    });
    return [open(labels[kind], `Not met: ${listLabels(found)}.`, { section })];
  });
}
