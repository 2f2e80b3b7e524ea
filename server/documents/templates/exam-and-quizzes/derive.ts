import type { Question } from '../question.ts';
import { keyOf, pointsOf, rounded } from '../questions/points.ts';
import { versionsOf } from '../questions/versions.ts';
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
