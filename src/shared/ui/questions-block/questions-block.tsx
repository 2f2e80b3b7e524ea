import { type ReactNode, useContext } from 'react';
import { type BlockValues, type Question, type QuestionGroup, questionLabels } from '../../api/blocks';
import { Blank, Ink, WritingContext } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import { QuestionAnswer } from './question-answer';
import { QuestionKey } from './question-key';
import { stemParts } from './document-question';
import * as styles from './questions-block.css';

export type QuestionsBlockProps = {
  /** Questions or groups of questions; parts may be missing while the document is being written. */
  questions?: BlockValues['questions'] | null;
  /** The teacher copy shows the answer key, the student copy space for answers. */
  copy: 'teacher' | 'student';
  /** The number of the first question. */
  start?: number;
  /** The actions under each question. */
  actions?: (question: Question, number: number) => ReactNode;
};

type Entry = Question | QuestionGroup | null | undefined;

const isGroup = (entry: Entry): entry is QuestionGroup => Boolean(entry && 'questions' in entry);

/** Questions, numbered in the margin. Correct answers are green; red is reserved for marking. */
export function QuestionsBlock({ questions, copy, start = 1, actions }: QuestionsBlockProps) {
  const writing = useContext(WritingContext);
  if (!questions || questions.length === 0) return <Blank share={0.9} />;
  const groups = grouped(questions);
  const firsts = firstNumbers(groups, start);
  return (
    <div className={styles.block}>
      {groups.map((group, groupIndex) => {
        const first = firsts[groupIndex] ?? start;
        const entries = group.questions ?? [];
        const lastGroup = groupIndex === groups.length - 1;
        return (
          <div key={groupIndex} className={styles.group}>
            {group.title ? <h4 className={styles.part}>{group.title}</h4> : null}
            <ol className={styles.list}>
              {entries.map((entry, index) => (
                <li key={entry?.id ?? index} className={styles.question}>
                  <QuestionView
                    question={entry ?? {}}
                    number={first + index}
                    copy={copy}
                    tail={writing && lastGroup && index === entries.length - 1}
                  />
                  {entry ? actions?.(entry, first + index) : null}
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

/** Groups adjacent questions that have no group. */
function grouped(entries: readonly Entry[]): QuestionGroup[] {
  const groups: (QuestionGroup & { loose?: (Question | null | undefined)[] })[] = [];
  for (const entry of entries) {
    if (isGroup(entry)) groups.push(entry);
    else {
      const loose = groups.at(-1)?.loose;
      if (loose) loose.push(entry);
      else {
        const questions = [entry];
        groups.push({ questions, loose: questions });
      }
    }
  }
  return groups;
}

/** Numbers questions across groups. */
function firstNumbers(groups: readonly QuestionGroup[], start: number) {
  let next = start;
  return groups.map(({ questions }) => {
    const first = next;
    next += questions?.length ?? 0;
    return first;
  });
}

type QuestionProps = {
  question: Question;
  number: number;
  copy: 'teacher' | 'student';
  tail: boolean;
};

function QuestionView({ question, number, copy, tail }: QuestionProps) {
  const { points, hint } = question;
  return (
    <>
      <MarginNote figure={number}>
        {typeof points === 'number' ? <span>{points === 1 ? '1 point' : `${points} points`}</span> : null}
        {copy === 'teacher' && question.standard_code ? <span> {question.standard_code}</span> : null}
      </MarginNote>
      <Stem question={question} copy={copy} tail={tail} />
      <QuestionAnswer question={question} copy={copy} />
      {hint ? (
        <p className={styles.hint} dir="auto">
          <b>{questionLabels.hint}</b> {hint}
        </p>
      ) : null}
      {copy === 'teacher' ? <QuestionKey question={question} /> : null}
    </>
  );
}

function Stem({ question, copy, tail }: Omit<QuestionProps, 'number'>) {
  const { stem, type, blanks } = question;
  const unanswered =
    tail && !question.options?.length && !question.answers?.length && !question.pairs?.length;
  if (type !== 'fill-in-blank' || !stem) {
    return (
      <p className={styles.stem} dir="auto">
        <Ink tail={unanswered}>{stem}</Ink>
      </p>
    );
  }
  const parts = stemParts(stem);
  return (
    <p className={styles.stem} dir="auto">
      {parts.map((part, index) => (
        <span key={index}>
          {part}
          {index < parts.length - 1 ? (
            copy === 'teacher' && blanks?.[index] ? (
              <b className={styles.filled}>{blanks[index]}</b>
            ) : (
              <span className={styles.gap} role="img" aria-label="blank" />
            )
          ) : null}
        </span>
      ))}
    </p>
  );
}
