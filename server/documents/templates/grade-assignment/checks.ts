import { hundredths } from '../../../platform/hundredths.ts';
import { isDeepStrictEqual } from 'node:util';
import { checkStandards } from '../common-checks.ts';
import type { Check, CheckedResult, GeneratorContext } from '../generator.ts';
import { locateQuote } from '../quotations.ts';
import { checkReading, readingOf, type ReadingPart } from '../reading.ts';
import { counted, open, passed, repaired } from '../verdicts.ts';
import { checkPenalties, penaltyOf } from './late-penalties.ts';
import { isBlank, isByRubric, nameOfPaper, rubricOf } from './papers.ts';
import type { GradingForm, GradingResult, Submission } from './schema.ts';
import { summarise } from './summary.ts';

const section = 'submissions';
const BLANK = 'Nothing was handed in.';

/** Verifies suggested scores against the papers, and computes totals, flags and the class summary. */
export function checkGrading(
  given: GradingResult,
  form: GradingForm,
  context: GeneratorContext,
): CheckedResult<GradingResult> {
  const maxima = new Map(rubricOf(form, context)?.map(({ name, max }) => [name, max]));
  const submissions = given.submissions.map((each, index) => graded(each, index, form, maxima));
  const isSummed = given.class_summary !== undefined || form.submissions.length > 1;
  const result: GradingResult = {
    ...given,
    submissions,
    ...(isSummed && { class_summary: summarise(submissions) }),
  };
  const parts = gradingReadingParts(result);
  const reading = readingOf(form, parts);
  const checks = [
    ...checkPapers(submissions, form),
    ...checkTotals(given.submissions, submissions, form),
    ...checkPenalties(given.submissions, submissions, form),
    ...checkVerdicts(submissions, form),
    ...checkEvidence(given.submissions, submissions, form),
    ...checkCriteria(submissions, maxima),
    ...checkStandards(form, [], context),
    ...checkReading(reading, parts),
  ];
  return { result, checks, reading };
}

export const gradingReadingParts = ({ submissions = [] }: Partial<GradingResult>): ReadingPart[] =>
  submissions.map(({ submission_id, feedback }, index) => ({
    label: `the feedback for ${submission_id}`,
    text: feedback,
    section,
    path: `/submissions/${index}/feedback`,
  }));

/** A submission with what code computes: its name, evidence, scores, total and flags. */
function graded(
  given: Submission,
  index: number,
  form: GradingForm,
  maxima: ReadonlyMap<string, number>,
): Submission {
  const { suggested_score: _, max: __, penalty: ___, ...rest } = given;
  const submission_id = nameOfPaper(form, index);
  if (isBlank(form, index)) {
    // Missing work has no score: a teacher decides what it counts.
    return { ...rest, submission_id, questions: [], feedback: BLANK, flags: ['blank'] };
  }
  const text = form.submissions[index]?.text ?? '';
  const questions = given.questions.map((question) => {
    const ref = refOf(question, maxima);
    const max = maxima.get(ref) ?? question.max;
    const score = form.partial_credit || question.verdict === 'correct' ? question.score : 0;
    const evidence = question.evidence && (locateQuote(text, question.evidence)?.quote ?? question.evidence);
    // A comment is about words of the paper; without them it has no place.
    const { comment, ...others } = question;
    const isPlaced = comment !== undefined && evidence !== undefined && text.includes(evidence);
    return {
      ...others,
      ref,
      max,
      score,
      ...(evidence !== undefined && { evidence }),
      ...(isPlaced && { comment }),
    };
  });
  const isUnsure = questions.some(({ verdict, confidence }) => verdict === 'unclear' || confidence === 'low');
  const flags = given.flags.filter((flag) => flag !== 'blank' && flag !== 'low_confidence');
  const most =
    maxima.size > 0 ? hundredths([...maxima.values()].reduce((sum, max) => sum + max, 0)) : form.max_points;
  const scored: Submission = {
    ...rest,
    submission_id,
    // Questions with more points than the work are reported, but a score never exceeds the maximum.
    suggested_score: Math.min(most, hundredths(questions.reduce((sum, { score }) => sum + score, 0))),
    max: most,
    questions,
    flags: isUnsure ? [...flags, 'low_confidence'] : flags,
  };
  const penalty = penaltyOf(scored, index, form);
  return { ...scored, ...(penalty > 0 && { penalty }) };
}

/** Models write the number of a question with its dot or without; in the summary of a class it is one question. */
const refOf = ({ ref }: Submission['questions'][number], maxima: ReadonlyMap<string, number>): string =>
  maxima.has(ref) ? ref : ref.replace(/(?<=.)[.):]$/, '');

function checkPapers(submissions: readonly Submission[], form: GradingForm): Check[] {
  const name = 'Every paper is graded';
  const wanted = form.submissions.length;
  if (submissions.length !== wanted) {
    return [
      open(name, `There are ${counted(wanted, 'paper')}, graded are ${submissions.length}.`, { section }),
    ];
  }
  const blank = submissions.filter(({ flags }) => flags.includes('blank')).length;
  const detail = `${counted(wanted, 'paper')}${blank > 0 ? `, ${blank} of them blank` : ''}; scores are suggestions until you give them.`;
  return [passed(name, detail)];
}

function checkTotals(
  given: readonly Submission[],
  computed: readonly Submission[],
  form: GradingForm,
): Check[] {
  const name = 'Points add up';
  const faults = computed.flatMap(({ submission_id, questions, max = 0, flags }, index) => {
    const sum = hundredths(questions.reduce((total, question) => total + question.max, 0));
    const path = `/submissions/${index}`;
    return flags.includes('blank') || sum === max
      ? []
      : [
          open(name, `The questions of ${submission_id} have ${sum} points; the work has ${max}.`, {
            section,
            path,
          }),
        ];
  });
  if (faults.length > 0) return faults;
  const isSame = given.every(
    ({ suggested_score, max }, index) =>
      (suggested_score ?? computed[index]?.suggested_score) === computed[index]?.suggested_score &&
      (max ?? computed[index]?.max) === computed[index]?.max,
  );
  const detail = `Out of ${computed.find(({ max }) => max !== undefined)?.max ?? form.max_points} points.`;
  return [
    isSame ? passed(name, detail) : repaired(name, `Totals were computed again. ${detail}`, { section }),
  ];
}

function checkVerdicts(submissions: readonly Submission[], form: GradingForm): Check[] {
  const name = 'Scores match the verdicts';
  const faults = submissions.flatMap(({ submission_id, questions }, index) =>
    questions.flatMap(({ ref, verdict, score, max }, at) => {
      const isRight =
        score <= max &&
        (verdict !== 'correct' || score === max) &&
        (verdict !== 'incorrect' || score === 0 || isByRubric(form)) &&
        (verdict !== 'partial' || score < max);
      const path = `/submissions/${index}/questions/${at}`;
      return isRight
        ? []
        : [
            open(name, `${submission_id}, ${ref}: ${verdict} with ${score} of ${max} points.`, {
              section,
              path,
            }),
          ];
    }),
  );
  const count = submissions.reduce((sum, { questions }) => sum + questions.length, 0);
  return faults.length > 0 || count === 0 ? faults : [passed(name, counted(count, 'verdict'))];
}

function checkEvidence(
  given: readonly Submission[],
  computed: readonly Submission[],
  form: GradingForm,
): Check[] {
  const name = 'Evidence is from the paper';
  const quotes = computed.flatMap(({ submission_id, questions }, index) =>
    questions.flatMap(({ evidence }, at) =>
      evidence
        ? [{ submission_id, evidence, index, path: `/submissions/${index}/questions/${at}/evidence` }]
        : [],
    ),
  );
  const faults = quotes.flatMap(({ submission_id, evidence, index, path }) =>
    (form.submissions[index]?.text ?? '').includes(evidence)
      ? []
      : [
          open(name, `The work of ${submission_id} does not say “${evidence.slice(0, 60)}”.`, {
            section,
            path,
          }),
        ],
  );
  if (faults.length > 0 || quotes.length === 0) return faults;
  const words = (all: readonly Submission[]) =>
    all.map(({ questions }) => questions.map(({ evidence }) => evidence));
  const isSame =
    computed.some(({ flags }) => flags.includes('blank')) || isDeepStrictEqual(words(given), words(computed));
  return [
    isSame
      ? passed(name, `${counted(quotes.length, 'quotation')}, word for word.`)
      : repaired(name, 'Quotations now have the paper’s own spaces and marks.', { section }),
  ];
}

function checkCriteria(submissions: readonly Submission[], maxima: ReadonlyMap<string, number>): Check[] {
  if (maxima.size === 0) return [];
  const name = 'Scores fit the rubric';
  const faults = submissions.flatMap(({ submission_id, questions, flags }, index) => {
    const refs = questions.map(({ ref }) => ref);
    const fits = refs.length === maxima.size && refs.every((ref) => maxima.has(ref));
    return fits || flags.includes('blank')
      ? []
      : [
          open(name, `${submission_id} is not scored by the criteria of your rubric.`, {
            section,
            path: `/submissions/${index}`,
          }),
        ];
  });
  return faults.length > 0 ? faults : [passed(name, counted(maxima.size, 'criterion', 'criteria'))];
}
