import { stringify } from 'csv-stringify/sync';
import { questionTypeLabels } from '../../../generated/block-labels.ts';
import { answerOf } from '../../templates/question.ts';
import type { FormatWriter } from '../formats/export-job.ts';
import { questionsOf } from './exported-questions.ts';

/** Excel reads UTF-8 only after this mark. */
const BOM = '\uFEFF';

/** A row for each question, of any type. */
export const writeQuestionsCsv: FormatWriter = (job) => {
  const questions = questionsOf(job);
  const most = Math.max(0, ...questions.map(({ question }) => question.options?.length ?? 0));
  const letters = Array.from({ length: most }, (_, index) => `Option ${String.fromCodePoint(65 + index)}`);
  const rows = questions.map(({ number, question }) => [
    number,
    questionTypeLabels[question.type],
    question.stem,
    ...letters.map((_, index) => question.options?.[index]?.text ?? ''),
    (question.pairs ?? []).map(({ left, right }) => `${left} = ${right}`).join('; '),
    question.pairs?.length ? '' : answerOf(question),
    question.tolerance ?? '',
    question.points,
    question.explanation ?? '',
  ]);
  const head = [
    'Number',
    'Type',
    'Question',
    ...letters,
    'Pairs',
    'Answer',
    'Tolerance',
    'Points',
    'Explanation',
  ];
  // A spreadsheet must not run a question that begins like a formula.
  return BOM + stringify([head, ...rows], { escape_formulas: true, record_delimiter: 'windows' });
};
