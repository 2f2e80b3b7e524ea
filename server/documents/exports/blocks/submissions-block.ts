import {
  gradedQuestionLabels,
  gradedSubmissionLabels,
  submissionFlagLabels,
  verdictLabels,
} from '../../../generated/block-labels.ts';
import { type GradedSubmission, submissionsSchema } from '../../../generated/blocks.ts';
import { hundredths } from '../../../platform/hundredths.ts';
import { labelled } from '../labelled.ts';
import { heading, type Piece } from '../piece.ts';
import { blockWriter } from './block-writer.ts';

/** In the copy for students, each has a page of their own, because students must not see each other's marks. */
export const writeSubmissions = blockWriter(submissionsSchema, (submissions, { copy }) =>
  submissions.flatMap((submission, index) => [
    ...(copy === 'student' && index > 0 ? [{ kind: 'page-break' as const }] : []),
    heading(3, submission.submission_id),
    ...totalOf(submission),
    ...labelled(
      gradedSubmissionLabels.flags,
      submission.flags.map((flag) => submissionFlagLabels[flag]).join(', ') || undefined,
    ),
    ...questionsOf(submission),
    ...labelled(gradedSubmissionLabels.feedback, submission.feedback || undefined),
  ]),
);

function totalOf(submission: GradedSubmission): Piece[] {
  const { given_score: given, suggested_score: suggested, max = 0, penalty } = submission;
  const score = given ?? suggested;
  if (score === undefined) return [];
  const { given_score, suggested_score } = gradedSubmissionLabels;
  return [
    ...labelled(given === undefined ? suggested_score : given_score, `${score} / ${max}`),
    ...(penalty === undefined
      ? []
      : labelled(
          gradedSubmissionLabels.penalty,
          `${penalty}, which leaves ${hundredths(score - penalty)} / ${max}`,
        )),
  ];
}

function questionsOf({ questions }: GradedSubmission): Piece[] {
  if (questions.length === 0) return [];
  const { ref, score, verdict, reason } = gradedQuestionLabels;
  const rows = questions.map((question) => [
    question.ref,
    `${question.score} / ${question.max}`,
    verdictLabels[question.verdict],
    [question.reason, question.misconception, question.evidence && `“${question.evidence}”`]
      .filter(Boolean)
      .join(' '),
  ]);
  return [{ kind: 'table', head: [ref, score, verdict, reason], rows }];
}
