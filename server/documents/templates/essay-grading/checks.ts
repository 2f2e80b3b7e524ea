import { checkStandards, listLabels } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { criteriaOf, levelFor } from './criteria.ts';
import { factsOf, maximumOf, reviewOf, totalOf } from './derive.ts';
import { anchorQuotes, pointer } from './essay-text.ts';
import type { EssayForm, EssayResult } from './schema.ts';

type Grading = EssayResult['grading_rubric'];

const section = 'grading_rubric';

/** Verifies suggested scores and feedback against the essay, and repairs what code computes. */
export function checkEssay(
  given: EssayResult,
  form: EssayForm,
  context: GeneratorContext,
): CheckedResult<EssayResult> {
  const scored = scoredBy(given.grading_rubric, form, context);
  const anchored = anchorQuotes(
    { grading_rubric: scored.grading, inline_comments: given.inline_comments ?? [] },
    form.essay_content,
  );
  const { grading_rubric } = anchored.result;
  const total_score = totalOf(grading_rubric);
  const max_score = maximumOf(grading_rubric);
  const result: EssayResult = {
    ...given,
    ...anchored.result,
    total_score,
    max_score,
    checks: { ...given.checks, ...factsOf(form) },
    needs_review: reviewOf(grading_rubric, form.essay_content),
  };
  const parts = essayReadingParts(result);
  const reading = readingOf(form, parts);
  const checks = [
    ...scored.checks,
    ...checkTotal(given, result),
    ...anchored.checks,
    ...checkEvidence(grading_rubric),
    ...checkOrigin(result),
    ...checkStandards(form, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

export const essayReadingParts = ({ student_version = '' }: Partial<EssayResult>): ReadingPart[] => [
  {
    label: 'the feedback for the student',
    text: student_version,
    section: 'student_version',
    path: '/student_version',
  },
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The scores by the names and points of the rubric, each with the level that its score earns. */
function scoredBy(
  given: Grading,
  form: EssayForm,
  context: GeneratorContext,
): { grading: Grading; checks: Check[] } {
  const name = 'Scores fit the rubric';
  const criteria = criteriaOf(form, context);
  const entries = Object.entries(given);
  const wanted =
    criteria?.map((criterion) => ({
      criterion,
      found: entries.find(([key]) => plain(key) === plain(criterion.name)),
    })) ?? entries.map((found) => ({ criterion: undefined, found }));
  const known = new Set(wanted.map(({ found }) => found?.[0]));
  const others = entries.filter(([key]) => !known.has(key));
  const ordered = wanted.flatMap(({ criterion, found }) => {
    if (!found) return [];
    const max = criterion?.max ?? found[1].max;
    const score = { ...found[1], max };
    const level = levelFor(score, criterion);
    return [[criterion?.name ?? found[0], { ...score, ...(level !== undefined && { level }) }] as const];
  });
  const grading = Object.fromEntries([...ordered, ...others]);
  const faults = [
    ...wanted.flatMap(({ criterion, found }) =>
      found || !criterion
        ? []
        : [open(name, `${criterion.name} has no score. Rewrite the scores.`, { section })],
    ),
    ...others.map(([key]) =>
      open(name, `${key} is not in the rubric.`, { section, path: `/${section}/${pointer(key)}` }),
    ),
    ...Object.entries(grading).flatMap(([key, { score, max }]) =>
      score <= max
        ? []
        : [
            open(name, `${key} has ${score} of ${max} points.`, {
              section,
              path: `/${section}/${pointer(key)}/score`,
              fix: [{ section, path: [key, 'score'], before: score, value: max }],
            }),
          ],
    ),
  ];
  if (faults.length > 0) return { grading, checks: faults };
  const renamed = Object.keys(grading).filter((key) => !(key in given));
  return {
    grading,
    checks: [
      renamed.length > 0
        ? repaired(name, `Named as in the rubric: ${listLabels(renamed)}.`, { section })
        : passed(
            name,
            `${counted(entries.length, 'criterion', 'criteria')}; each score is a suggestion until you give it.`,
          ),
    ],
  };
}

function checkTotal(given: EssayResult, { total_score, max_score }: EssayResult): Check[] {
  const name = 'Scores add up';
  const detail = `${total_score} of ${max_score}.`;
  const isSame =
    [given.total_score ?? total_score, given.max_score ?? max_score].join() ===
    [total_score, max_score].join();
  return [
    isSame
      ? passed(name, detail)
      : repaired(name, `The total was computed again: ${detail}`, { section: 'total_score' }),
  ];
}

function checkEvidence(grading: Grading): Check[] {
  const name = 'Each score has evidence';
  const bare = Object.entries(grading).filter(
    ([, { evidence = [], rationale = '' }]) => evidence.length === 0 || rationale === '',
  );
  if (bare.length === 0) return [passed(name, 'The words of the essay and a reason.')];
  return bare.map(([key]) =>
    open(name, `${key} has no words of the essay or no reason.`, {
      section,
      path: `/${section}/${pointer(key)}`,
    }),
  );
}

const ORIGIN =
  /\b(?:AI|machine|computer)[- ](?:generated|written)\b|\bwritten (?:by|with) (?:an )?AI\b|\bChatGPT\b|\bplagiari[sz]/i;

/** Feedback never guesses who or what wrote the essay. */
function checkOrigin(result: EssayResult): Check[] {
  const name = 'No guess about who wrote it';
  const keys = [
    'overall_feedback',
    'strengths',
    'areas_for_growth',
    'next_steps',
    'inline_comments',
    'student_version',
    'grading_rubric',
    'checks',
  ] as const;
  const found = keys.find((key) => ORIGIN.test(JSON.stringify(result[key] ?? '')));
  return found === undefined
    ? [passed(name, 'Feedback speaks about the text alone.')]
    : [open(name, 'This guesses who wrote the essay. Change it.', { section: found })];
}
