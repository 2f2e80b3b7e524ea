import type { Check, FinishedItem } from '../generator.ts';
import { alike, type ComparedText, sharedSentences } from '../near-duplicates.ts';
import { otherNamesIn } from '../person-checks.ts';
import { textsOf } from '../supplied.ts';
import { counted, open, passed } from '../verdicts.ts';
import { type ReportDraft, reportResult } from './schema.ts';

/** The share of equal word triples from which two comments read alike. */
export const ALIKE = 0.5;

const TEXTS = ['rows', 'overall_comment', 'strengths', 'areas_for_growth', 'next_steps'] as const;

interface Report {
  name: string;
  result: ReportDraft;
}

/** Compares the comments of a class: no two may read alike, and none may name another student. */
export function checkReports(items: readonly FinishedItem[]): Check[] {
  const reports = items.map(({ name, result }) => ({
    name,
    result: reportResult.partial().safeParse(result).data ?? {},
  }));
  return [...checkLikeness(reports), ...checkOthers(reports)];
}

/** The comments of a report, labelled with the student and the subject. */
export const commentsOf = (
  { rows = [], overall_comment = '' }: ReportDraft,
  name: string,
): ComparedText[] => [
  ...rows.map(({ subject, comment }) => ({ label: `${name}, ${subject}`, text: comment, names: [name] })),
  { label: `${name}, overall comment`, text: overall_comment, names: [name] },
];

function checkLikeness(reports: readonly Report[]): Check[] {
  const name = 'No two comments alike';
  const texts = reports.flatMap((report) => commentsOf(report.result, report.name));
  const pairs = alike(texts, ALIKE);
  const inPairs = new Set(pairs.flatMap(({ one, other }) => [one.label, other.label]));
  const shared = sharedSentences(texts).filter(({ labels }) => !labels.every((label) => inPairs.has(label)));
  const faults = [
    ...pairs.map(({ one, other, share }) =>
      open(name, `${one.label} and ${other.label} share ${Math.round(share * 100)}% of their wording.`),
    ),
    ...shared.map(({ sentence, labels }) =>
      open(name, `“${sentence}” is in ${counted(labels.length, 'comment')}: ${labels.join('; ')}.`),
    ),
  ];
  return faults.length === 0 ? [passed(name, counted(texts.length, 'comment'))] : faults;
}

function checkOthers(reports: readonly Report[]): Check[] {
  const label = 'Each report names its own student';
  const faults = reports.flatMap(({ name, result }) => {
    const others = reports.map((report) => report.name).filter((other) => other !== name);
    const found = textsOf(result, TEXTS).flatMap(({ text }) => otherNamesIn(text, others, name));
    const named = [...new Set(found)];
    return named.length === 0 ? [] : [open(label, `The report of ${name} names ${named.join(', ')}.`)];
  });
  return faults.length === 0 ? [passed(label, counted(reports.length, 'report'))] : faults;
}
