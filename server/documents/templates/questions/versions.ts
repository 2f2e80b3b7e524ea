import { withCorrectAt } from '../../../engine/rule-engine/questions/correct-positions.ts';
import { shuffled } from '../../../engine/rule-engine/shuffle.ts';
import type { MarkingRow, QuestionGroup } from '../../../generated/blocks.ts';
import { letterOf, type Question } from '../question.ts';
import { keyOf } from './points.ts';

type Marking = readonly MarkingRow[];
type Part = Pick<QuestionGroup, 'title' | 'questions'>;
type Version = QuestionGroup & Required<Pick<QuestionGroup, 'answer_key'>>;

/** Versions B, C and D: the same questions, each part in another order, and the options too. */
export function versionsOf(parts: readonly Part[], marking: Marking, count: number): Version[] {
  const original = parts.flatMap(({ questions }) => questions);
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
): MarkingRow[] {
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
