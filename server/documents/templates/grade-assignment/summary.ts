import { counted } from '../verdicts.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import { gradingResult, type GradingResult, type Submission } from './schema.ts';

type Summary = GradingResult['class_summary'];

/** The least percentage of each band of scores. */
const bands = [90, 75, 50, 25, 0];
/** A question that a larger share of the papers misses is taught again. */
const OFTEN = 0.3;

/** Sums up what a class can do, so without late penalties; papers without a score count in no band. */
export function summarise(submissions: readonly Submission[]): Summary {
  const scored = submissions.flatMap(({ given_score, suggested_score, max = 0 }) => {
    const score = given_score ?? suggested_score;
    return score === undefined || max <= 0 ? [] : [(score * 100) / max];
  });
  const mean = scored.reduce((sum, percent) => sum + percent, 0) / Math.max(1, scored.length);
  const rows = bands.map((least, index) => {
    const below = bands[index - 1] ?? Number.POSITIVE_INFINITY;
    const count = scored.filter((percent) => percent >= least && percent < below).length;
    return `${least} to ${index === 0 ? 100 : below - 1}%: ${count}`;
  });
  const missed = missedBy(submissions);
  const isBeforePenalties = submissions.some(({ penalty = 0 }) => penalty > 0);
  const without = submissions.length - scored.length;
  return {
    distribution: [
      ...(scored.length > 0
        ? [
            `Mean${isBeforePenalties ? ' before late penalties' : ''}: ${hundredths(mean)}% of the points`,
            ...rows,
          ]
        : []),
      ...(without > 0 ? [`Without a score: ${without}`] : []),
    ],
    common_misconceptions: missed.map(
      ({ ref, names, asked, reason }) =>
        `${ref}: missed by ${names.length} of ${asked}${reason && `. ${reason}`}`,
    ),
    reteach_groups: missed.map(
      ({ ref, names }) => `${ref} (${counted(names.length, 'student')}): ${names.join(', ')}`,
    ),
  };
}

function missedBy(submissions: readonly Submission[]) {
  const answers = submissions.flatMap(({ submission_id: name, questions }) =>
    questions.map((question) => ({ name, ...question })),
  );
  return [...Map.groupBy(answers, ({ ref }) => ref)]
    .map(([ref, all]) => {
      const wrong = all.filter(({ verdict }) => verdict === 'incorrect' || verdict === 'partial');
      return {
        ref,
        names: wrong.map(({ name }) => name),
        asked: all.length,
        reason: wrong.find(({ verdict }) => verdict === 'incorrect')?.reason ?? wrong[0]?.reason ?? '',
      };
    })
    .filter(({ names, asked }) => names.length >= 2 && names.length / asked > OFTEN)
    .toSorted((one, other) => other.names.length - one.names.length);
}

export function deriveSection(_: string, written: Readonly<Record<string, unknown>>): Summary {
  return summarise(gradingResult.shape.submissions.safeParse(written['submissions']).data ?? []);
}
