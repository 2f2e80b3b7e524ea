import { Check } from 'lucide';
import { type Question, questionOptionLabels, questionPairLabels } from '../../api/blocks';
import type { DocumentPath } from '../document-editing';
import { Icon } from '../icon';
import { Ink } from '../private/ink';
import { letterOf, linesFor, matchingChoices } from './document-question';
import * as styles from './question-answer.css';

type QuestionAnswerProps = { question: Question; at: DocumentPath; copy: 'teacher' | 'student' };

/** The answer area of a question: options, matches, items to order, or lines. */
export function QuestionAnswer({ question, at, copy }: QuestionAnswerProps) {
  if (question.options?.length) return <Options question={question} at={at} copy={copy} />;
  if (question.type === 'true-false') return <TrueOrFalse question={question} copy={copy} />;
  if (question.pairs?.length) return <Matching question={question} at={at} copy={copy} />;
  if (question.items?.length) return <Ordering question={question} copy={copy} />;
  if (copy === 'student') return <WritingLines count={linesFor(question)} />;
  return null;
}

type OptionsProps = Omit<QuestionAnswerProps, 'at'> & { at?: DocumentPath };

function Options({ question, at, copy }: OptionsProps) {
  const several = question.type === 'multiple-select';
  const isFixed = question.type === 'true-false';
  return (
    <ol className={styles.options}>
      {question.options?.map((option, index) => {
        const right = copy === 'teacher' && option?.correct === true;
        const rationale = copy === 'teacher' ? option?.rationale : null;
        return (
          <li key={option?.key ?? index} className={styles.option} data-right={right || undefined}>
            <span className={styles.letter} data-square={several || undefined}>
              {option?.key ?? letterOf(index)}
            </span>
            <span dir="auto">
              <Ink
                label={`Option ${option?.key ?? letterOf(index)}`}
                {...(at && !isFixed && { at: [...at, 'options', index, 'text'] })}
              >
                {option?.text}
              </Ink>
              {right || rationale ? (
                <small className={styles.rationale}>
                  {right ? <b className={styles.right}>Right. </b> : null}
                  <Ink
                    label={questionOptionLabels.rationale}
                    {...(at && { at: [...at, 'options', index, 'rationale'] })}
                  >
                    {rationale}
                  </Ink>
                </small>
              ) : null}
            </span>
            {right ? (
              <span className={styles.tick}>
                <Icon of={Check} size="lg" />
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function TrueOrFalse({ question, copy }: OptionsProps) {
  const answer = question.answers?.[0]?.toLowerCase();
  const options = ['True', 'False'].map((text) => ({
    key: text.charAt(0),
    text,
    correct: answer === text.toLowerCase(),
  }));
  return <Options question={{ ...question, options }} copy={copy} />;
}

function Matching({ question, at, copy }: QuestionAnswerProps) {
  const choices = matchingChoices(question);
  return (
    <div className={styles.matching}>
      <ul>
        {question.pairs?.map((pair, index) => {
          const letter = choices.find((choice) => choice.text === pair?.right)?.letter;
          return (
            <li key={index} className={styles.left}>
              <span dir="auto">
                <Ink at={[...at, 'pairs', index, 'left']} label={questionPairLabels.left}>
                  {pair?.left}
                </Ink>
              </span>
              <span className={styles.box}>{copy === 'teacher' ? letter : null}</span>
            </li>
          );
        })}
      </ul>
      <ul>
        {choices.map((choice) => (
          <li key={choice.letter} className={styles.choice}>
            <b>{choice.letter}</b>
            <span dir="auto">{choice.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ordering({ question, copy }: OptionsProps) {
  const order = question.answers ?? [];
  return (
    <ul className={styles.ordering}>
      {question.items?.map((item, index) => {
        const place = order.indexOf(item) + 1;
        return (
          <li key={index} className={styles.choice}>
            <span className={styles.box}>{copy === 'teacher' && place > 0 ? place : null}</span>
            <span dir="auto">{item}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Ruled lines to write on. */
export function WritingLines({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div
      className={styles.lines}
      role="img"
      aria-label={count === 1 ? 'One line for the answer' : `${count} lines for the answer`}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
