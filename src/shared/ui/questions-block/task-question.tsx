import type { TaskQuestion } from '../../api/blocks';
import type { DocumentPath } from '../document-editing';
import { QuestionAnswer } from './question-answer';
import { QuestionKey } from './question-key';
import { Stem } from './stem';
import * as styles from './questions-block.css';

type TaskQuestionViewProps = {
  question: TaskQuestion;
  at: DocumentPath;
  copy: 'teacher' | 'student';
  tail: boolean;
};

/** The question of a task, which has the number and the points. */
export function TaskQuestionView({ question, at, copy, tail }: TaskQuestionViewProps) {
  return (
    <div className={styles.task}>
      <Stem question={question} at={at} copy={copy} tail={tail} />
      <QuestionAnswer question={question} at={at} copy={copy} />
      {copy === 'teacher' ? <QuestionKey question={question} at={at} /> : null}
    </div>
  );
}
