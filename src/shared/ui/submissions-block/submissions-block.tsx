import type { ReactNode } from 'react';
import {
  afterPenalty,
  type BlockValues,
  type GradedSubmission,
  gradedQuestionLabels,
  gradedSubmissionLabels,
  submissionFlagLabels,
  verdictLabels,
} from '../../api/blocks';
import { Badge } from '../badge';
import { Blank, Ink } from '../private/ink';
import { ScrollRegion } from '../private/scroll-region';
import * as styles from './submissions-block.css';

export type SubmissionsBlockProps = {
  /** The graded submissions; parts may be missing while the document is being written. */
  submissions?: BlockValues['submissions'] | null;
  /** The student copy leaves out what to look at. */
  copy?: 'teacher' | 'student';
  /** The actions of one submission, such as giving its score. */
  actions?: (submission: GradedSubmission, index: number) => ReactNode;
};

/** The work of one or more students with the score of each question. A score is a suggestion until a teacher gives it. */
export function SubmissionsBlock({ submissions, copy = 'teacher', actions }: SubmissionsBlockProps) {
  if (!submissions || submissions.length === 0) return <Blank share={0.8} />;
  return (
    <ul className={styles.submissions}>
      {submissions.map((submission, index) =>
        submission ? (
          <li key={index} className={styles.submission}>
            <div className={styles.head}>
              <h4 className={styles.name}>{submission.submission_id}</h4>
              {copy === 'teacher'
                ? submission.flags?.map((flag) =>
                    flag ? (
                      <Badge key={flag} tone="warn">
                        {submissionFlagLabels[flag]}
                      </Badge>
                    ) : null,
                  )
                : null}
              <Total submission={submission} />
            </div>
            {actions ? <div className={styles.actions}>{actions(submission, index)}</div> : null}
            <Questions submission={submission} />
            <p className={styles.feedback} dir="auto">
              <Ink
                tail={index === submissions.length - 1}
                at={[index, 'feedback']}
                label={gradedSubmissionLabels.feedback}
                multiline
              >
                {submission.feedback}
              </Ink>
            </p>
          </li>
        ) : (
          <li key={index}>
            <Blank share={0.6} />
          </li>
        ),
      )}
    </ul>
  );
}

function Total({ submission }: { submission: GradedSubmission }) {
  const { given_score: given, suggested_score: suggested, max, penalty } = submission;
  const score = given ?? suggested;
  if (typeof score !== 'number') return null;
  const isGiven = typeof given === 'number';
  return (
    <span className={styles.score} data-given={isGiven || undefined}>
      {isGiven ? null : 'Suggests '}
      {score}
      {typeof max === 'number' ? ` of ${max}` : null}
      {typeof penalty === 'number' ? (
        <span className={styles.penalty}>
          {afterPenalty(score, penalty)} after a late penalty of {penalty}
        </span>
      ) : null}
    </span>
  );
}

function Questions({ submission }: { submission: GradedSubmission }) {
  const questions = submission.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <ScrollRegion label={`Scores of ${submission.submission_id ?? 'this submission'}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{gradedQuestionLabels.ref}</th>
            <th scope="col">{gradedQuestionLabels.score}</th>
            <th scope="col">{gradedQuestionLabels.verdict}</th>
            <th scope="col">{gradedQuestionLabels.reason}</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, index) => (
            <tr key={index}>
              <th scope="row">{question?.ref}</th>
              <td>
                {question?.score ?? '…'}/{question?.max ?? '…'}
              </td>
              <td>{question?.verdict ? verdictLabels[question.verdict] : null}</td>
              <td dir="auto">
                {question?.reason}
                {question?.misconception ? (
                  <p>
                    {gradedQuestionLabels.misconception}: {question.misconception}
                  </p>
                ) : null}
                {question?.evidence ? (
                  <blockquote className={styles.quote}>“{question.evidence}”</blockquote>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
