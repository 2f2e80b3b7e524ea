import type { BlockValues, TaskQuestion } from '../../api/blocks';
import { DocumentItem, type DocumentPath } from '../document-editing';
import { Blank, Ink } from '../private/ink';
import { MarginNote } from '../private/margin-note';
import { TaskQuestionView } from '../questions-block';
import { WritingLines } from '../questions-block/question-answer';
import { scalarText } from '../private/scalar';
import * as styles from './entries-block.css';

export type EntryColumn = {
  /** The key of the part. */
  key: string;
  /** Its label. */
  label: string;
  /** The labelled values of a part that is an object. */
  columns?: readonly EntryColumn[] | undefined;
};

export type EntriesBlockProps = {
  /** The parts of an entry, in order; the first one is its heading. */
  columns: readonly EntryColumn[];
  /** The entries; parts may be missing while the document is being written. */
  entries?: BlockValues['entries'] | null;
  /** The entries are tasks with as many lines for an answer: they are numbered. */
  answerLines?: number | undefined;
  /** The student copy shows the lines. */
  copy?: 'teacher' | 'student';
};

type Entry = NonNullable<BlockValues['entries'][number]>;
type Part = Entry[string];

/** Texts of several labelled parts, such as the sections of a lecture. Figures stand in the margin. */
export function EntriesBlock({ columns, entries, answerLines, copy = 'teacher' }: EntriesBlockProps) {
  if (!entries || entries.length === 0) return <Blank share={0.8} />;
  return (
    <ol className={styles.entries}>
      {entries.map((entry, index) => (
        <DocumentItem
          key={index}
          look={styles.entry}
          wide
          at={[index]}
          name={headingOf(columns, entry ?? {}) || `Entry ${index + 1}`}
          count={entries.length}
        >
          <EntryView
            columns={columns}
            entry={entry ?? {}}
            at={index}
            last={index === entries.length - 1}
            answerLines={answerLines}
            copy={copy}
          />
          {answerLines !== undefined && copy === 'student' && !Object.values(entry ?? {}).some(isQuestion) ? (
            <WritingLines count={answerLines} />
          ) : null}
        </DocumentItem>
      ))}
    </ol>
  );
}

/** The first part of an entry; its label and number if it is a number. */
function headingOf([first]: readonly EntryColumn[], entry: Entry): string {
  const heading = first && entry[first.key];
  if (typeof heading === 'number') return `${first?.label ?? ''} ${heading}`;
  return typeof heading === 'string' ? heading : '';
}

type EntryViewProps = {
  columns: readonly EntryColumn[];
  entry: Entry;
  at: number;
  last: boolean;
  answerLines: number | undefined;
  copy: 'teacher' | 'student';
};

function EntryView({ columns, entry, at, last, answerLines, copy }: EntryViewProps) {
  const [first, ...rest] = columns;
  const numbers = rest.flatMap(({ key, label }) => {
    const value = entry[key];
    return typeof value === 'number' ? [{ key, label, value }] : [];
  });
  const texts = rest.filter((column) => isFilled(entry[column.key], column));
  const tail = texts.at(-1)?.key;
  // A heading such as “Problem 1” is a number already.
  const figure =
    answerLines !== undefined && first && typeof entry[first.key] !== 'number' ? { figure: at + 1 } : {};
  // A heading that isn't written yet would be an empty one.
  const Heading = headingOf(columns, entry) === '' ? 'p' : 'h4';
  return (
    <>
      {numbers.length > 0 || 'figure' in figure ? (
        <MarginNote {...figure}>
          {numbers.map(({ key, label, value }) => (
            <span key={key}>
              {label} {value}
            </span>
          ))}
        </MarginNote>
      ) : null}
      {first ? (
        <Heading className={styles.heading} dir="auto">
          {typeof entry[first.key] === 'number' ? (
            headingOf(columns, entry)
          ) : (
            <Ink at={[at, first.key]} label={first.label} tail={last && tail === undefined}>
              {headingOf(columns, entry)}
            </Ink>
          )}
        </Heading>
      ) : null}
      {texts.map((column) => (
        <PartView
          key={column.key}
          column={column}
          value={entry[column.key]}
          at={[at, column.key]}
          tail={last && column.key === tail}
          answerLines={answerLines}
          copy={copy}
        />
      ))}
    </>
  );
}

/** Figures stand in the margin, and an empty part has no label. */
function isFilled(value: Part, { columns }: EntryColumn): boolean {
  if (Array.isArray(value)) return value.some((item) => item !== '');
  if (isQuestion(value)) return true;
  if (typeof value === 'object' && value !== null) {
    return (columns ?? []).some(({ key }) => (scalarText(value[key]) ?? '') !== '');
  }
  return typeof value === 'string' && value !== '';
}

/** Only a question has a stem. */
const isQuestion = (part: Part): part is TaskQuestion =>
  typeof part === 'object' && part !== null && !Array.isArray(part) && 'stem' in part;

type PartViewProps = {
  column: EntryColumn;
  value: Part;
  at: DocumentPath;
  tail: boolean;
  answerLines: number | undefined;
  copy: 'teacher' | 'student';
};

function PartView({ column: { label, columns = [] }, value, at, tail, answerLines, copy }: PartViewProps) {
  if (isQuestion(value)) {
    const isWritten = value.type === 'open-ended' || value.type === 'short-answer';
    const question = isWritten && answerLines !== undefined ? { lines: answerLines, ...value } : value;
    return <TaskQuestionView question={question} at={at} copy={copy} tail={tail} />;
  }
  if (Array.isArray(value)) {
    return (
      <div className={styles.part}>
        <p className={styles.label}>{label}</p>
        <ul className={styles.items}>
          {value.map((item, index) => (
            <li key={index} dir="auto">
              <Ink at={[...at, index]} label={label} tail={tail && index === value.length - 1} multiline>
                {item}
              </Ink>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (typeof value === 'object' && value !== null) {
    const [number] = columns;
    if (number && typeof value[number.key] === 'number') {
      return (
        <p className={`${styles.part} ${styles.text}`} dir="auto">
          <span className={styles.label}>{label} </span>
          {columns.map(({ key }) => scalarText(value[key])).join(' ')}
        </p>
      );
    }
    return (
      <div className={styles.part}>
        <p className={styles.label}>{label}</p>
        {columns.map((column, index) => {
          const text = scalarText(value[column.key]);
          return text === undefined || text === '' ? null : (
            <p key={column.key} className={styles.text} dir="auto">
              <span className={styles.label}>{column.label} </span>
              <Ink
                at={[...at, column.key]}
                label={column.label}
                tail={tail && index === columns.length - 1}
                multiline
              >
                {text}
              </Ink>
            </p>
          );
        })}
      </div>
    );
  }
  return (
    <p className={`${styles.part} ${styles.text}`} dir="auto">
      <span className={styles.label}>{label} </span>
      <Ink at={at} label={label} tail={tail} multiline>
        {scalarText(value)}
      </Ink>
    </p>
  );
}
