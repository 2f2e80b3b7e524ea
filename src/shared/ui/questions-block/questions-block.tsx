import { type ReactNode, useContext } from 'react';
import {
  type BlockValues,
  type Question,
  type QuestionGroup,
  questionGroupLabels,
  questionLabels,
} from '../../api/blocks';
import { DocumentItem, type DocumentPath } from '../document-editing';
import { Blank, Ink, WritingContext } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import { QuestionAnswer } from './question-answer';
import { QuestionKey } from './question-key';
import { Stem } from './stem';
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
        const { entries } = group;
        const lastGroup = groupIndex === groups.length - 1;
        return (
          <div key={groupIndex} className={styles.group}>
            {group.title ? (
              <h4 className={styles.part}>
                <Ink at={group.titleAt} label={questionGroupLabels.title}>
                  {group.title}
                </Ink>
              </h4>
            ) : null}
            <ol className={styles.list}>
              {entries.map(({ question: entry, at }, index) => (
                <DocumentItem
                  key={entry?.id ?? index}
                  look={styles.question}
                  wide
                  at={at}
                  name={`Question ${first + index}`}
                  count={entries.length}
                >
                  <QuestionView
                    question={entry ?? {}}
                    at={at}
                    number={first + index}
                    copy={copy}
                    tail={writing && lastGroup && index === entries.length - 1}
                  />
                  {entry ? actions?.(entry, first + index) : null}
                </DocumentItem>
              ))}
            </ol>
          </div>
        );
      })}
    </div>
  );
}

type PlacedQuestion = { question: Question | null | undefined; at: DocumentPath };
type ShownGroup = { title: string | null; titleAt: DocumentPath; entries: PlacedQuestion[] };

/** Collects adjacent questions without a group into one group. */
function grouped(entries: readonly Entry[]): ShownGroup[] {
  const groups: ShownGroup[] = [];
  let loose: PlacedQuestion[] | null = null;
  for (const [index, entry] of entries.entries()) {
    if (isGroup(entry)) {
      loose = null;
      groups.push({
        title: entry.title ?? null,
        titleAt: [index, 'title'],
        entries: (entry.questions ?? []).map((question, place) => ({
          question,
          at: [index, 'questions', place],
        })),
      });
    } else if (loose) loose.push({ question: entry, at: [index] });
    else {
      loose = [{ question: entry, at: [index] }];
      groups.push({ title: null, titleAt: [], entries: loose });
    }
  }
  return groups;
}

/** Numbers questions across groups. */
function firstNumbers(groups: readonly ShownGroup[], start: number) {
  let next = start;
  return groups.map(({ entries }) => {
    const first = next;
    next += entries.length;
    return first;
  });
}

type QuestionProps = {
  question: Question;
  at: DocumentPath;
  number: number;
  copy: 'teacher' | 'student';
  tail: boolean;
};

function QuestionView({ question, at, number, copy, tail }: QuestionProps) {
  const { points, hint } = question;
  return (
    <>
      <MarginNote figure={number}>
        {typeof points === 'number' ? <span>{points === 1 ? '1 point' : `${points} points`}</span> : null}
        {copy === 'teacher' && question.standard_code ? <span> {question.standard_code}</span> : null}
      </MarginNote>
      <Stem question={question} at={at} copy={copy} tail={tail} />
      <QuestionAnswer question={question} at={at} copy={copy} />
      {hint ? (
        <p className={styles.hint} dir="auto">
          <b>{questionLabels.hint}</b>{' '}
          <Ink at={[...at, 'hint']} label={questionLabels.hint}>
            {hint}
          </Ink>
        </p>
      ) : null}
      {copy === 'teacher' ? <QuestionKey question={question} at={at} /> : null}
    </>
  );
}
