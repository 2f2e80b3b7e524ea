import { isDeepStrictEqual } from 'node:util';
import type { ContentChange } from '../../../generated/schemas/index.ts';
import type { Check, CheckedResult } from '../generator.ts';
import { alike, sharedSentences } from '../near-duplicates.ts';
import { checkNameAndPronouns, nameParts, otherNamesIn, sensitiveWords } from '../person-checks.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { checkSupplied, checkUnsupplied, evidenceFor, formTexts, textsOf } from '../supplied.ts';
import { charactersIn, wholeSentences } from '../text-limits.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { ALIKE, commentsOf } from './batch-checks.ts';
import { deriveReport } from './derive.ts';
import {
  othersIn,
  type ReportDraft,
  reportDerived,
  type ReportInput,
  type ReportResult,
  reportSections,
  studentOf,
  subjectsOf,
} from './schema.ts';

const WRITTEN = ['rows', 'overall_comment', 'strengths', 'areas_for_growth', 'next_steps'] as const;

/** Sentences that fit any student. */
const EMPTY =
  /\b(?:(?:is|has been|was) a (?:real )?(?:pleasure|joy|delight) to (?:have in class|teach)|keep up the (?:good|great|hard) work|works hard|good student|does (?:well|his best|her best|their best)|can do better|room for improvement|(?:continues?|continuing) to (?:grow|improve|do well)|great (?:job|year|term))\b/giu;

/** Families read report cards: plain language, whatever the grade of the student. */
const FAMILY_LEVEL = 'Grade 8';

export function checkReport(given: ReportResult, input: ReportInput): CheckedResult<ReportResult> {
  const wanted = reportSections(input);
  const rows = given.rows && withGrades(given.rows, input);
  const filled: ReportDraft = { ...given, ...(rows && { rows }) };
  const derived = Object.fromEntries(
    reportDerived.filter((key) => wanted.includes(key)).map((key) => [key, deriveReport(key, filled, input)]),
  );
  const result: ReportResult = { ...given, ...filled, ...derived };
  const parts = reportReadingParts(result);
  const reading = readingOf({ ...input, grade_level: FAMILY_LEVEL }, parts);
  const checks: Check[] = [
    ...checkRows(given, result, input),
    ...(given.work_habits && !isDeepStrictEqual(given.work_habits, result.work_habits)
      ? [repaired('Work habits as supplied', 'Restored from your form.', { section: 'work_habits' })]
      : []),
    ...checkPerson(result, input),
    ...checkLengths(result, input),
    ...checkLikeness(result, input),
    ...checkSource(result, input),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

export const reportReadingParts = ({ rows = [], overall_comment = '' }: ReportDraft): ReadingPart[] => [
  ...rows.map(({ subject, comment }, index) => ({
    label: `the comment on ${subject}`,
    text: comment,
    section: 'rows',
    path: `/rows/${index}/comment`,
  })),
  {
    label: 'the overall comment',
    text: overall_comment,
    section: 'overall_comment',
    path: '/overall_comment',
  },
];

type Row = ReportResult['rows'][number];

/** One row per subject of the form, in its order and with its numbers, and the comment that was written on it. */
function withGrades(given: readonly Row[], input: ReportInput): Row[] {
  return subjectsOf(input).map(({ subject, earned_grade, effort, attendance }) => ({
    subject,
    ...(earned_grade && { earned_grade }),
    ...(effort && { effort }),
    ...(attendance && { attendance }),
    comment: given.find((row) => isSame(row.subject, subject))?.comment ?? '',
  }));
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

function checkRows(given: ReportDraft, result: ReportDraft, input: ReportInput): Check[] {
  const name = 'Grades as supplied';
  const rows = result.rows ?? [];
  if (rows.length === 0) return [];
  const missing = rows.flatMap(({ subject, comment }, index) =>
    comment.trim() === ''
      ? [
          open('Every subject has a comment', `${subject} has none.`, {
            section: 'rows',
            path: `/rows/${index}`,
          }),
        ]
      : [],
  );
  const before = given.rows ?? [];
  const isChanged =
    before.some(({ subject }) => !rows.some((row) => isSame(row.subject, subject))) ||
    before.some((row) => {
      const own = rows.find((each) => isSame(each.subject, row.subject));
      return (['earned_grade', 'effort', 'attendance'] as const).some(
        (key) => row[key] !== undefined && row[key] !== own?.[key],
      );
    });
  return [
    isChanged
      ? repaired(name, 'Subjects and grades were restored from your form.', { section: 'rows' })
      : passed(name, `${counted(subjectsOf(input).length, 'subject')} from your form.`),
    ...(missing.length > 0
      ? missing
      : [passed('Every subject has a comment', counted(rows.length, 'comment'))]),
  ];
}

function checkPerson(result: ReportDraft, input: ReportInput): Check[] {
  const student = studentOf(input);
  if (student === undefined) return [];
  const { student_name: name, pronouns } = student;
  const texts = textsOf(result, WRITTEN).filter(({ path }) => !/\/(?:subject|earned_grade)$/.test(path));
  const others = othersIn(input);
  const strangers = texts.flatMap(({ text, section, path }) => {
    const found = otherNamesIn(text, others, name);
    return found.length === 0
      ? []
      : [open('Only this student', `It names ${found.join(', ')}.`, { section, path })];
  });
  const isNamed = nameParts(name).some((part) => (result.overall_comment ?? part).includes(part));
  return [
    ...checkNameAndPronouns(texts, { name, pronouns }),
    ...strangers,
    ...(isNamed
      ? []
      : [
          open('Names the student', `The overall comment doesn’t name ${name}.`, {
            section: 'overall_comment',
            path: '/overall_comment',
          }),
        ]),
  ];
}

function checkLengths(result: ReportDraft, { max_characters: limit }: ReportInput): Check[] {
  const name = 'Fits the character limit';
  const comments = [
    ...(result.rows ?? []).map(({ comment, subject }, index) => ({
      label: subject,
      text: comment,
      change: { section: 'rows', path: [index, 'comment'] },
      path: `/rows/${index}/comment`,
    })),
    {
      label: 'The overall comment',
      text: result.overall_comment ?? '',
      change: { section: 'overall_comment', path: [] },
      path: '/overall_comment',
    },
  ];
  const faults = comments.flatMap(({ label, text, change, path }) => {
    const length = charactersIn(text);
    return length <= limit
      ? []
      : [
          open(name, `${label} has ${length} characters; the limit is ${limit}.`, {
            section: change.section,
            path,
            fix: shortened({ ...change, before: text }, limit),
          }),
        ];
  });
  return faults.length > 0 ? faults : [passed(name, `At most ${limit} characters each.`)];
}

/** Undefined if not even the first sentence fits. */
function shortened(
  change: Omit<ContentChange, 'value'> & { before: string },
  limit: number,
): ContentChange[] | undefined {
  const value = wholeSentences(change.before, limit);
  return value === '' ? undefined : [{ ...change, value }];
}

function checkLikeness(result: ReportDraft, input: ReportInput): Check[] {
  const name = 'Comments differ';
  const texts = commentsOf(result, studentOf(input)?.student_name ?? '').filter(({ text }) => text !== '');
  if (texts.length < 2) return [];
  const [pair] = alike(texts, ALIKE);
  const [shared] = sharedSentences(texts);
  if (pair) return [open(name, `${pair.one.label} and ${pair.other.label} say nearly the same.`)];
  if (shared) return [open(name, `“${shared.sentence}” is in ${shared.labels.join(' and ')}.`)];
  return [passed(name, counted(texts.length, 'comment'))];
}

/** Only what the teacher wrote about this student and this term counts as known. */
function checkSource(result: ReportDraft, input: ReportInput): Check[] {
  const { term, grade_level } = input;
  const given = formTexts({ student: studentOf(input), subjects: subjectsOf(input), term, grade_level });
  const texts = textsOf(result, WRITTEN).filter(
    ({ path }) => !/\/(?:subject|earned_grade|effort|attendance)$/.test(path),
  );
  const empty = texts.flatMap(({ text, section, path }) => {
    const [phrase] = text.match(EMPTY) ?? [];
    return phrase === undefined
      ? []
      : [
          open('Says something specific', `“${phrase}” fits any student. Say what you saw instead.`, {
            section,
            path,
          }),
        ];
  });
  return [
    ...checkSupplied(evidenceFor(texts, given)),
    ...checkUnsupplied('Nothing beyond your notes', {
      pattern: sensitiveWords,
      texts,
      given,
      says: (words) => `Your notes don’t mention ${words}.`,
    }),
    ...(empty.length > 0 ? empty : [passed('Says something specific', 'No sentence that fits any student.')]),
  ];
}
