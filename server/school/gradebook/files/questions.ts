import type { ScoreValue } from './class-gradebook.ts';

/** What a person has to decide. Unless `isBlocking`, an import without the answer leaves its items out. */
export interface Question {
  /** Also the key of an answer for all of its items. */
  readonly kind: QuestionKind;
  /** The answers that fit all items, beside `leave`; items can have candidates of their own. */
  readonly choices: readonly string[];
  readonly isBlocking: boolean;
  readonly items: readonly QuestionItem[];
}

export interface QuestionItem {
  /** The key of an answer for this item alone: `row:LINE`, `column:INDEX` or `cell:LINE:INDEX`. */
  readonly key: string;
  readonly line: number | null;
  readonly column: number | null;
  /** As it stands in the file. */
  readonly text: string;
  /** Ids of students or assignments, or numbers of lines, that are likely answers. */
  readonly candidates: readonly string[];
  /** What `take` stores in a cell. */
  readonly proposal: ScoreValue | null;
}

export type QuestionKind =
  /** The file is older than the last change of a score: `take` or `leave`. */
  | 'old_file'
  /** No column identifies students: the role of each column. */
  | 'columns'
  /** A heading that is no assignment of the class: an assignment's id or `new`. */
  | 'unknown_assignment'
  /** A heading that several assignments have: an assignment's id. */
  | 'same_title'
  /** Several columns of one assignment: the assignment's id for the one to use. */
  | 'repeated_column'
  | 'unknown_student'
  /** Two students of the name: a student's id. */
  | 'same_name'
  /** The name is a student's, but address or number differ: `take` if it is the candidate. */
  | 'name_only'
  /** Number, address and name are of different students: a student's id. */
  | 'contradiction'
  /** The number is a student's without its leading zeros: `take` if it is the candidate. */
  | 'leading_zeros'
  /** A student stands in several lines: the line's number for the one to use. */
  | 'twice'
  /** A comma or point before three digits: `comma` or `point` is the decimal sign. */
  | 'decimal_sign'
  /** An empty cell where a score or an excuse is stored: `take` clears it. */
  | 'blank'
  /** A score for an excused student: `take` replaces the excuse. */
  | 'excused'
  | 'over_maximum'
  /** Missing, where a score is stored or the word is spelled out: `take` marks it as missing. */
  | 'missing'
  /** A word that may mean a status: `take`. */
  | 'word'
  | 'percent'
  | 'ratio'
  /** A sign such as ½: `take` if it is the points. */
  | 'fraction';

/** By the key of an item or the kind of a question; an item's own answer counts first. `points:INDEX` has those of a new assignment. */
export type Answers = Readonly<Record<string, string>>;

export const answerTo = (answers: Answers, kind: QuestionKind, key: string): string | undefined =>
  ownOf(answers, key) ?? forAll(kind, ownOf(answers, kind));

/** No student or assignment is the answer for all items. */
const forAll = (kind: QuestionKind, answer: string | undefined): string | undefined =>
  answer === 'leave' || choicesOf[kind]?.includes(answer ?? '') === true ? answer : undefined;

const ownOf = (answers: Answers, key: string): string | undefined =>
  Object.hasOwn(answers, key) ? answers[key] : undefined;

export const rowKey = (line: number): string => `row:${line}`;
export const columnKey = (column: number): string => `column:${column}`;
export const cellKey = (line: number, column: number): string => `cell:${line}:${column}`;

const choicesOf: Partial<Record<QuestionKind, readonly string[]>> = {
  columns: ['name', 'first_name', 'last_name', 'email', 'number', 'user_name', 'assignment'],
  unknown_assignment: ['new'],
  decimal_sign: ['comma', 'point'],
  old_file: ['take'],
  name_only: ['take'],
  leading_zeros: ['take'],
  blank: ['take'],
  excused: ['take'],
  over_maximum: ['take'],
  missing: ['take'],
  word: ['take'],
  percent: ['take'],
  ratio: ['take'],
  fraction: ['take'],
};
const blocking: readonly QuestionKind[] = ['old_file', 'columns'];

/** Collects items by their kind, in the order in which the kinds first occur. */
export class QuestionList {
  readonly #items = new Map<QuestionKind, QuestionItem[]>();

  add(kind: QuestionKind, item: Pick<QuestionItem, 'key' | 'text'> & Partial<QuestionItem>): void {
    const items = this.#items.get(kind) ?? [];
    items.push({ line: null, column: null, candidates: [], proposal: null, ...item });
    this.#items.set(kind, items);
  }

  toArray(): Question[] {
    return [...this.#items].map(([kind, items]) => ({
      kind,
      choices: choicesOf[kind] ?? [],
      isBlocking: blocking.includes(kind),
      items,
    }));
  }
}
