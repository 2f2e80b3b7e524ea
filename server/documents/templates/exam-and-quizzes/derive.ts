import { withCorrectAt } from '../../../engine/rule-engine/questions/correct-positions.ts';
import { shuffled } from '../../../engine/rule-engine/shuffle.ts';
import { answerOf, letterOf, type Question } from '../question.ts';
import type { AnswerKeyRow } from '../../../generated/blocks.ts';
import { type QuizInput, quizResult, type QuizResult } from './schema.ts';

type Derived = Pick<QuizResult, 'total_points' | 'answer_key' | 'blueprint' | 'versions'>;
type Parts = QuizResult['sections'];
type Marking = QuizResult['marking_scheme'];
type Written = { sections: Parts; marking_scheme?: Marking | undefined };

/** The sections that code computes from the questions and their marking. */
export function derive({ sections: parts, marking_scheme }: Written, input: QuizInput): Derived {
  const questions = questionsOf(parts);
  return {
    total_points: pointsOf(questions),
    answer_key: keyOf(questions),
    blueprint: blueprintOf(questions),
    versions: versionsOf(parts, marking_scheme ?? [], input.versions),
  };
}

/** The value of a derived section; a paper without its questions has none. */
export function deriveSection(
  key: string,
  written: Readonly<Record<string, unknown>>,
  input: QuizInput,
): unknown {
  const { sections, marking_scheme } = quizResult.shape;
  const parts = {
    sections: sections.safeParse(written['sections']).data ?? [],
    marking_scheme: marking_scheme.safeParse(written['marking_scheme']).data,
  };
  return Object.entries(derive(parts, input)).find(([name]) => name === key)?.[1];
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
function versionsOf(parts: Parts, marking: Marking, count: number): QuizResult['versions'] {
  const original = questionsOf(parts);
  return Array.from({ length: count - 1 }, (_, index) => {
    const step = index + 1;
    const letter = letterOf(step);
    const stems = original.map(({ stem }) => stem).join('|');
    const questions = parts.flatMap((part) =>
      shuffled(part.questions, `${letter} ${part.title} ${stems}`).map((question) =>
        reordered(question, step),
      ),
    );
    const rows = renumbered(marking, original, questions);
    return {
      title: `Version ${letter}`,
      questions,
      answer_key: keyOf(questions),
      ...(rows.length > 0 && { marking: rows }),
    };
  });
}

/** The rows of version A's marking under the numbers that their questions have in another version. */
function renumbered(
  marking: Marking,
  original: readonly Question[],
  questions: readonly Question[],
): Marking {
  return questions.flatMap(({ id }, index) => {
    const before = String(original.findIndex((question) => question.id === id) + 1);
    return marking
      .filter((row) => row.question === before)
      .map((row) => ({ ...row, question: String(index + 1) }));
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
