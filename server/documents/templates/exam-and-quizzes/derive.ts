import { withCorrectAt } from '../../../engine/rule-engine/questions/correct-places.ts';
import { shuffled } from '../../../engine/rule-engine/shuffle.ts';
import { answerOf, letterOf, type Question } from '../question.ts';
import type { AnswerKeyRow } from '../../../generated/blocks.ts';
import { type QuizInput, quizResult, type QuizResult } from './schema.ts';

type Derived = Pick<QuizResult, 'total_points' | 'answer_key' | 'blueprint' | 'versions'>;
type Parts = QuizResult['sections'];

/** Everything that follows from the questions alone. */
export function derive(parts: Parts, input: QuizInput): Derived {
  const questions = questionsOf(parts);
  return {
    total_points: pointsOf(questions),
    answer_key: keyOf(questions),
    blueprint: blueprintOf(questions),
    versions: versionsOf(parts, input.versions),
  };
}

/** The value of a derived section; a paper without its questions has none. */
export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  input: QuizInput,
): unknown {
  const parts = quizResult.shape.sections.safeParse(written['sections']);
  return Object.entries(derive(parts.data ?? [], input)).find(([name]) => name === key)?.[1];
}

export function questionsOf(parts: Parts): Question[] {
  return parts.flatMap(({ questions }) => questions);
}

export function pointsOf(questions: readonly Question[]): number {
  return rounded(questions.reduce((sum, { points }) => sum + points, 0));
}

export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

function keyOf(questions: readonly Question[]): AnswerKeyRow[] {
  return questions.map((question, index) => ({
    question: String(index + 1),
    answer: question.type === 'open-ended' ? 'See the marking' : answerOf(question),
    ...(question.standard_code ? { standard: question.standard_code } : {}),
    points: question.points,
  }));
}

function blueprintOf(questions: readonly Question[]): QuizResult['blueprint'] {
  const rows = new Map<string, QuizResult['blueprint'][number]>();
  for (const { standard_code, dok, points } of questions) {
    const standard = standard_code ?? 'None given';
    const depth = dok === undefined ? 'Not given' : String(dok);
    const key = `${standard}\n${depth}`;
    const row = rows.get(key) ?? { standard, dok: depth, points: 0 };
    rows.set(key, { ...row, points: rounded(row.points + points) });
  }
  return [...rows.values()].toSorted(
    (a, b) => a.standard.localeCompare(b.standard, 'en') || a.dok.localeCompare(b.dok),
  );
}

/** Versions B, C and D: the same questions, each part in another order, and the options too. */
function versionsOf(parts: Parts, count: number): QuizResult['versions'] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const step = index + 1;
    const letter = letterOf(step);
    const stems = parts.flatMap((part) => part.questions.map(({ stem }) => stem)).join('|');
    const questions = parts.flatMap((part) =>
      shuffled(part.questions, `${letter} ${part.title} ${stems}`).map((question) =>
        reordered(question, step),
      ),
    );
    return { title: `Version ${letter}`, questions, answer_key: keyOf(questions) };
  });
}

function reordered(question: Question, step: number): Question {
  const seed = `${step} ${question.stem}`;
  const items = question.items && { items: shuffled(question.items, seed) };
  const { options } = question;
  if (options === undefined || question.type === 'true-false') return { ...question, ...items };
  const others = shuffled(options, seed);
  // Moved on by one place per version, so that no two versions share a letter.
  const place = (options.findIndex(({ correct }) => correct) + step) % options.length;
  const moved =
    question.type === 'multiple-choice'
      ? withCorrectAt(others, place)
      : others.map((option, index) => ({ ...option, key: letterOf(index) }));
  return { ...question, ...items, options: moved };
}
