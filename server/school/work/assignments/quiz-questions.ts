import { letterOf, type Question } from '../../../documents/templates/question.ts';
import { truthOf } from '../../../documents/templates/questions/truth.ts';
import { rounded } from './missing-score.ts';

/** The points of a whole quiz. */
export const pointsOfQuestions = (questions: readonly Question[]): number =>
  rounded(questions.reduce((sum, { points }) => sum + points, 0));

/**
 * The questions of a document as students can answer them in the browser: with unique ids and letters, and every
 * question of a kind whose parts are complete. A question that lacks them is answered in words.
 */
export const asQuizQuestions = (questions: readonly Question[]): Question[] =>
  questions.map((question, index) => ({ ...complete(question), id: `q${index + 1}` }));

function complete(question: Question): Question {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
      return withOptions(question);
    case 'true-false':
      return withOptions(question.options?.length ? question : { ...question, options: truthsOf(question) });
    case 'fill-in-blank':
      return withBlanks(question);
    case 'matching':
      return (question.pairs?.length ?? 0) > 1 ? question : inWords(question);
    case 'ordering':
      return (question.answers?.length ?? 0) > 1
        ? { ...question, items: question.answers?.toSorted() ?? [] }
        : inWords(question);
    case 'numeric':
    case 'short-answer':
    case 'open-ended':
      return question;
  }
}

const inWords = (question: Question): Question => ({ ...question, type: 'short-answer' });

function withOptions(question: Question): Question {
  const options = question.options ?? [];
  if (options.length < 2) return inWords(question);
  return { ...question, options: options.map((option, index) => ({ ...option, key: letterOf(index) })) };
}

/** Without a key that says true or false, neither is correct and a teacher judges the answer. */
function truthsOf(question: Question): NonNullable<Question['options']> {
  const truth = truthOf(question);
  return [true, false].map((value, index) => ({
    key: letterOf(index),
    text: value ? 'True' : 'False',
    correct: truth === value,
  }));
}

const GAP = /_{3,}/g;

function withBlanks(question: Question): Question {
  const gaps = question.stem.match(GAP)?.length ?? 0;
  const blanks = question.blanks?.length ? question.blanks : (question.answers ?? []).slice(0, gaps);
  return gaps > 0 && blanks.length === gaps ? { ...question, blanks } : inWords(question);
}
