import { type GradebookAssignment, tagOf } from './class-gradebook.ts';
import { likest, pairsOf, plainText } from './names.ts';
import { type Answers, answerTo, columnKey, type QuestionKind, type QuestionList } from './questions.ts';
import type { FileColumn, FileRow } from './recognise.ts';

export interface MatchedColumn {
  readonly column: FileColumn;
  /** Null for an assignment that is to be made. */
  readonly assignment: GradebookAssignment | null;
}

/** Finds the assignment of each column of scores; asks about those that are not certain. */
export function matchColumns(
  columns: readonly FileColumn[],
  rows: readonly FileRow[],
  assignments: readonly GradebookAssignment[],
  answers: Answers,
  questions: QuestionList,
): MatchedColumn[] {
  const byId = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const index = indexOf(assignments);
  const matched: MatchedColumn[] = [];
  for (const column of columns) {
    if (column.role !== 'assignment') continue;
    const found = findAssignment(column, index);
    const key = columnKey(column.index);
    const kind: QuestionKind = found.length > 1 ? 'same_title' : 'unknown_assignment';
    const answer = found.length === 1 ? answers[key] : answerTo(answers, kind, key);
    const chosen = byId.get(answer ?? '') ?? (found.length === 1 ? found[0] : undefined);
    if (answer === 'leave') continue;
    if (answer === 'new') matched.push({ column, assignment: null });
    else if (chosen) matched.push({ column, assignment: chosen });
    else if (rows.some(({ cells }) => looksLikeScore(cells[column.index] ?? ''))) {
      const ids = found.length > 1 ? found.map(({ id }) => id) : likest(column.title, index.pairs);
      questions.add(kind, { key, column: column.index, text: column.heading, candidates: ids.slice(0, 10) });
    }
  }
  return withoutRepeated(matched, rows, answers, questions);
}

const looksLikeScore = (text: string): boolean => /\d|^(?:ex|m|l|[a-f][+-]?)$/i.test(text);

interface AssignmentIndex {
  tags: ReadonlyMap<string, readonly GradebookAssignment[]>;
  titles: ReadonlyMap<string, readonly GradebookAssignment[]>;
  keys: ReadonlyMap<string, readonly GradebookAssignment[]>;
  pairs: readonly { id: string; pairs: ReadonlySet<string> }[];
}

const oneLine = (title: string): string => title.trim().replaceAll(/\s+/g, ' ');

const indexOf = (assignments: readonly GradebookAssignment[]): AssignmentIndex => ({
  tags: Map.groupBy(assignments, ({ id }) => tagOf(id)),
  titles: Map.groupBy(assignments, ({ title }) => oneLine(title)),
  keys: Map.groupBy(assignments, ({ title }) => plainText(title)),
  pairs: assignments.map(({ id, title }) => ({ id, pairs: pairsOf(title) })),
});

/** By the end of the id, then by the title as written, then by its words without what a system adds around it. */
function findAssignment(
  { title, tag, points }: FileColumn,
  index: AssignmentIndex,
): readonly GradebookAssignment[] {
  const tagged = tag === null ? [] : (index.tags.get(tag) ?? []);
  if (tagged.length === 1) return tagged;
  const written = oneLine(title);
  const inner = written.replace(/ [([][^()[\]]*[)\]]$/, '');
  for (const text of [written, inner, written.replace(/^[^:]*: /, ''), inner.replace(/^[^:]*: /, '')]) {
    const key = plainText(text);
    const found = index.titles.get(text) ?? (key === '' ? undefined : index.keys.get(key)) ?? [];
    const worth = found.filter((assignment) => assignment.points === points);
    if (found.length > 0) return worth.length === 1 ? worth : found;
  }
  return [];
}

/** Of several columns of an assignment one counts: the only one if all hold the same, else the chosen one. */
function withoutRepeated(
  matched: readonly MatchedColumn[],
  rows: readonly FileRow[],
  answers: Answers,
  questions: QuestionList,
): MatchedColumn[] {
  const groups = Map.groupBy(matched, ({ assignment, column }) => assignment?.id ?? column);
  return [...groups.values()].flatMap((group): MatchedColumn[] => {
    const [first, ...others] = group;
    const id = first?.assignment?.id;
    if (first === undefined || others.length === 0) return group;
    const chosen = group.filter(({ column }) => answers[columnKey(column.index)] === id);
    if (chosen.length === 1) return chosen;
    const contentOf = ({ column: { index } }: MatchedColumn) =>
      JSON.stringify(rows.map(({ cells }) => cells[index] ?? ''));
    if (others.every((other) => contentOf(other) === contentOf(first))) return [first];
    for (const { column } of group)
      questions.add('repeated_column', {
        key: columnKey(column.index),
        column: column.index,
        text: column.heading,
        candidates: id === undefined ? [] : [id],
      });
    return [];
  });
}
