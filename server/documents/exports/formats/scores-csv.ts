import { stringify } from 'csv-stringify/sync';
import {
  type GradedSubmission,
  gradingSchema,
  type Rubric,
  rubricSchema,
  scoresSchema,
  submissionsSchema,
} from '../../../generated/blocks.ts';
import { confidenceLabels, submissionFlagLabels, verdictLabels } from '../../../generated/block-labels.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import { sectionsOf } from '../compose.ts';
import type { ExportJob, FormatWriter } from './export-job.ts';

export type Row = Record<string, string | number>;

/** For a spreadsheet: with a mark of its encoding, and no text that it would run as a formula. */
export const csvOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return stringify([...rows], {
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: 'windows',
  });
};

const sections = ({ generator, written, copy }: Pick<ExportJob, 'generator' | 'written' | 'copy'>) =>
  sectionsOf(generator, written, copy);

/** A row for each criterion, or for each submission. The given score is empty while it is a suggestion. */
export const writeScoresCsv: FormatWriter = (job) => csvOf(scoreRows(job));

export const scoreRows = (job: Pick<ExportJob, 'generator' | 'written' | 'copy'>): Row[] =>
  sections(job).flatMap(({ block, value }): Row[] => {
    if (block === 'submissions') return submissionRows(value);
    if (block === 'scores') {
      return (scoresSchema.safeParse(value).data ?? []).map((score) => scoreRow(score.name, score));
    }
    if (block !== 'grading') return [];
    return Object.entries(gradingSchema.safeParse(value).data ?? {}).map(([name, score]) =>
      scoreRow(name, score),
    );
  });

type ScoreParts = Omit<NonNullable<ReturnType<typeof scoresSchema.safeParse>['data']>[number], 'name'>;

const scoreRow = (
  name: string,
  { score, max, level, given, confidence, rationale, next_step }: ScoreParts,
): Row => ({
  Criterion: name,
  'Suggested score': score,
  'Given score': given ? score : '',
  'Maximum points': max,
  Level: level ?? '',
  Confidence: confidence ? confidenceLabels[confidence] : '',
  Why: rationale ?? '',
  'Next step': next_step ?? '',
});

function submissionRows(value: unknown): Row[] {
  const submissions = submissionsSchema.safeParse(value).data ?? [];
  const isLate = submissions.some(({ penalty }) => penalty !== undefined);
  return submissions.map((each) => ({
    Student: each.submission_id,
    'Suggested score': each.suggested_score ?? '',
    'Given score': each.given_score ?? '',
    'Maximum points': each.max ?? '',
    ...(isLate && { 'Late penalty': each.penalty ?? '', 'Score after penalty': finalScore(each) }),
    'To look at': each.flags.map((flag) => submissionFlagLabels[flag]).join(', '),
    ...Object.fromEntries(
      each.questions.flatMap(({ ref, score, verdict }) => [
        [`${ref}: score`, score],
        [`${ref}: verdict`, verdictLabels[verdict]],
      ]),
    ),
    Feedback: each.feedback,
  }));
}

/** Empty while the score is a suggestion. */
const finalScore = ({ given_score, penalty = 0 }: GradedSubmission): number | '' =>
  given_score === undefined ? '' : hundredths(given_score - penalty);

/** A row for each criterion, with a column for each level. */
export const writeRubricCsv: FormatWriter = (job) =>
  csvOf(
    sections(job).flatMap(({ block, value }) => {
      const rubric = block === 'rubric' ? rubricSchema.safeParse(value).data : undefined;
      return rubric ? rubricRows(rubric) : [];
    }),
  );

const rubricRows = ({ criteria, levels }: Rubric): Row[] =>
  criteria.map(({ name, weight, standard_code, descriptors }) => ({
    Criterion: name,
    ...(weight !== undefined && { 'Weight in percent': weight }),
    ...(standard_code !== undefined && { Standard: standard_code }),
    ...Object.fromEntries(
      levels.flatMap(({ label }, index): [string, string | number][] => {
        const descriptor = descriptors.find(({ level }) => level === label) ?? descriptors[index];
        const points = descriptor?.points ?? levels[index]?.points;
        return [
          [label, descriptor?.text ?? ''],
          ...(points === undefined ? [] : [[`${label}: points`, points] as [string, number]]),
        ];
      }),
    ),
  }));
