import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkMeasurable } from '../outcome-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { weekdayNames, weekdayOf } from '../school-weeks.ts';
import { checkUnsupplied, formTexts, textsOf } from '../supplied.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { adultsNeeded, budgetOf, deriveTrip, groupsOf } from './derive.ts';
import { tripDerived, type TripDraft, type TripInput, type TripResult } from './schema.ts';
import { endsAt, spareMinutes, timeAt } from './timetable.ts';

const WRITTEN = ['before', 'tasks', 'after', 'packing', 'risks', 'family_letter'] as const;

/** Times and sums of money, which only the form can give. */
const FACT = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|[$€£]\d+(?:\.\d{2})?/giu;

export function checkTrip(
  given: TripResult,
  input: TripInput,
  context: GeneratorContext,
): CheckedResult<TripResult> {
  const derived = Object.fromEntries(tripDerived.map((key) => [key, deriveTrip(key, input)]));
  const changed = tripDerived.filter((key) => key in given && !isDeepStrictEqual(given[key], derived[key]));
  const result: TripResult = { ...given, ...derived };
  const parts = tripReadingParts(result);
  const reading = readingOf(input, parts);
  const isEnglish = input.language.startsWith('English');
  const checks = [
    ...checkTimes(input),
    ...checkSupervision(input),
    ...checkDay(input),
    ...checkBudget(input),
    ...changed.map((key) => repaired('Computed from your form', 'It was computed again.', { section: key })),
    ...checkUnsupplied('Times and prices only as supplied', {
      pattern: FACT,
      texts: textsOf(result, WRITTEN),
      given: [...formTexts(input), ...textsOf(result, ['timetable'])],
      says: (words) => `Your form doesn’t mention ${words}.`,
    }),
    ...checkNeeds(result, input),
    ...checkLetter(result, input),
    ...(isEnglish ? checkMeasurable(result.objectives ?? [], 'objectives') : []),
    ...checkStandards(input, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

function checkTimes(input: TripInput): Check[] {
  const name = 'Back in time';
  const spare = spareMinutes(input);
  if (spare >= 0) return [passed(name, `${counted(spare, 'minute')} to spare before ${input.back_by}.`)];
  const detail = `The stops end at ${timeAt(endsAt(input))}, ${counted(-spare, 'minute')} after ${input.back_by}.`;
  return [open(name, detail, { section: 'timetable' })];
}

function checkSupervision(input: TripInput): Check[] {
  const name = 'Enough adults';
  const needed = adultsNeeded(input);
  const detail = `${counted(needed, 'adult')} needed for ${counted(input.students, 'student')}; you have ${input.adults}.`;
  return input.adults >= needed
    ? [passed(name, `${detail} The largest group has ${Math.max(...groupsOf(input))}.`)]
    : [open(name, detail, { section: 'overview' })];
}

function checkDay({ date }: TripInput): Check[] {
  const name = 'A school day';
  const weekday = weekdayOf(date);
  return weekday <= 5
    ? [passed(name, `It is a ${weekdayNames[weekday - 1]}.`)]
    : [open(name, `The trip is on a ${weekdayNames[weekday - 1]}.`, { section: 'overview' })];
}

function checkBudget(input: TripInput): Check[] {
  const last = budgetOf(input).at(-1);
  return [passed('Costs add up', `${last?.total ?? 0} for each student.`)];
}

/** Whether the plan answers every line of the needs: an answer shares a longer word with it. */
function checkNeeds(result: TripDraft, { needs }: TripInput): Check[] {
  const lines = needs
    .split(/\n|[.;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length === 0 || result.risks === undefined) return [];
  const name = 'Needs are planned for';
  const plan = JSON.stringify([result.risks, result.packing, result.before]).toLowerCase();
  const missing = lines.filter((line) => {
    const words = line.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
    return words.length > 0 && !words.some((word) => plan.includes(word.slice(0, 6)));
  });
  return missing.length === 0
    ? [passed(name, counted(lines.length, 'need'))]
    : [open(name, `Nothing is planned for: ${missing.join('; ')}.`, { section: 'risks' })];
}

/** The letter says where the class goes; the day and the costs may be left to its slip. */
function checkLetter({ family_letter: letter }: TripDraft, { destination }: TripInput): Check[] {
  if (letter === undefined) return [];
  const name = 'The letter says where you go';
  const text = JSON.stringify(letter).toLowerCase();
  return text.includes(destination.toLowerCase())
    ? [passed(name, destination)]
    : [open(name, `It doesn’t mention ${destination}.`, { section: 'family_letter' })];
}

export const tripReadingParts = (result: TripDraft): ReadingPart[] =>
  textsOf(result, ['tasks', 'packing']).map((part) => ({ ...part, label: 'this text' }));
