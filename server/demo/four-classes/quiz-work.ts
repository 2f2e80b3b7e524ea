import { type Question, questionSchema } from '../../documents/templates/question.ts';
import type { GivenScore, QuizAnswer } from '../../generated/schemas/index.ts';
import { asQuizQuestions } from '../../school/work/assignments/quiz-questions.ts';
import { suggestedScores } from '../../school/work/quizzes/submitted-quiz.ts';
import type { QuizKey } from './assignments.ts';
import { chance, pick } from './chance.ts';
import quizData from './data/quizzes.json' with { type: 'json' };
import data from './data/texts.json' with { type: 'json' };

export const QUIZ_LANGUAGE = 'en';

const read = (questions: unknown): Question[] => asQuizQuestions(questionSchema.array().parse(questions));

export const sampleQuizzes: Readonly<Record<QuizKey, Question[]>> = {
  matter: read(quizData.matter),
  forces: read(quizData.forces),
  measuring: read(quizData.measuring),
};

/** What a student answers; `ability` is the share of questions that they know. */
export const answersOf = (questions: readonly Question[], ability: number, who: string): QuizAnswer[] =>
  questions.flatMap((question) => {
    const draw = chance(who, question.id, question.stem);
    // Some leave a question out.
    if (draw > 0.98) return [];
    const values = draw < ability ? rightAnswer(question, who) : wrongAnswer(question, who);
    return [{ question_id: question.id, values }];
  });

function rightAnswer(question: Question, who: string): string[] {
  const { options = [], pairs = [], blanks = [], answers = [] } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false':
      return options.filter(({ correct }) => correct).map(({ key }) => key);
    case 'matching':
      return pairs.map(({ right }) => right);
    case 'fill-in-blank':
      return blanks;
    case 'ordering':
      return answers;
    case 'numeric':
    case 'short-answer':
      return answers.slice(0, 1);
    case 'open-ended':
      return [pick(data.explanations.slice(0, 2), who)];
  }
}

function wrongAnswer(question: Question, who: string): string[] {
  const { options = [], pairs = [], blanks = [], answers = [] } = question;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-select':
    case 'true-false': {
      const wrong = options.filter(({ correct }) => !correct).map(({ key }) => key);
      return [pick(wrong, who, question.id)];
    }
    case 'matching':
      return swapped(pairs.map(({ right }) => right));
    case 'ordering':
      return swapped(answers);
    case 'fill-in-blank':
      return blanks.map(() => 'energy');
    case 'numeric':
      return [String(Math.round((Number(answers[0] ?? 0) + 1.5) * 100) / 100)];
    case 'short-answer':
      return ['I am not sure'];
    case 'open-ended':
      return data.explanations.slice(2, 3);
  }
}

const swapped = ([first = '', second = '', ...others]: readonly string[]): string[] => [
  second,
  first,
  ...others,
];

/** The points of each answer: those of the key and, where it does not decide, those of the teacher. */
export function scoresOf(questions: readonly Question[], answers: readonly QuizAnswer[]): GivenScore[] {
  const given = new Map(answers.map(({ question_id, values }) => [question_id, values]));
  const suggested = suggestedScores({ questions: [...questions], language: QUIZ_LANGUAGE }, given);
  return questions.map((question, index) => ({
    criterion_id: question.id,
    points: suggested[index]?.points ?? judged(question, given.get(question.id) ?? []),
  }));
}

/** A long explanation shows that the student has understood. */
const judged = ({ points }: Question, [text = '']: readonly string[]): number =>
  text.length > 60 ? points : text.length > 20 ? points / 2 : 0;
