import type {
  GradebookImportPlan,
  GradebookQuestion,
  GradebookQuestionItem,
} from '@/shared/api/gradebook-files';

/** By the kind of a question for all of its items, or by the key of an item, which counts first. */
export type Answers = Readonly<Record<string, string>>;

/**
 * The questions that a page shows: a plan leaves out those that are answered, but the teacher may change an answer. An
 * earlier question without an answer is no longer there because another answer settled it.
 */
export function mergeQuestions(
  earlier: readonly GradebookQuestion[],
  { questions }: GradebookImportPlan,
  answers: Answers,
): GradebookQuestion[] {
  const kinds = [...new Set([...earlier, ...questions].map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const [before, now] = [earlier, questions].map((list) => list.find((each) => each.kind === kind));
    const question = now ?? before;
    if (question === undefined) return [];
    const items = new Map<string, GradebookQuestionItem>();
    for (const item of before?.items ?? [])
      if (isAnswered(answers, kind, item.key)) items.set(item.key, item);
    const answered = items.size;
    for (const item of now?.items ?? []) items.set(item.key, item);
    if (items.size === 0) return [];
    const hidden = (now?.count ?? 0) - (now?.items.length ?? 0);
    const count = Math.max(items.size + hidden, answered > 0 ? (before?.count ?? 0) : 0);
    return [{ ...question, count, items: [...items.values()] }];
  });
}

const isAnswered = (answers: Answers, kind: string, key: string): boolean =>
  answers[key] !== undefined || answers[kind] !== undefined;

/** The answers without one, and with one unless it is null. */
export function withAnswer(answers: Answers, key: string, answer: string | null): Answers {
  const { [key]: _, ...others } = answers;
  return answer === null ? others : { ...others, [key]: answer };
}
