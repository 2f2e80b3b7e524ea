import type { Assignment } from '@/shared/api/assignments';
import type { QuizSummary, Submission } from '@/shared/api/marking';
import type { QuizAttempt, QuizQuestion } from '@/shared/api/quizzes';
import type { StudentAssignment } from '@/shared/api/submissions';
import { assignment, returnedAssignment, studentAssignment, submission } from './assignments';

const questions: NonNullable<Assignment['quiz']>['questions'] = [
  {
    id: 'q1',
    type: 'multiple-choice',
    stem: 'A willow gained 164 pounds in five years, and the soil lost 2 ounces. What do these results support?',
    points: 2,
    options: [
      { key: 'A', text: 'The tree was built mostly from soil.', correct: false },
      { key: 'B', text: 'Almost none of the tree’s mass came from the soil.', correct: true },
      { key: 'C', text: 'The tree was built entirely from water.', correct: false },
    ],
  },
  {
    id: 'q2',
    type: 'open-ended',
    stem: 'What did van Helmont forget to weigh, and why does it matter?',
    points: 3,
    answers: ['the air, or carbon dioxide in the air'],
  },
];

const willowText =
  'Jan Baptist van Helmont planted a willow in 200 pounds of dry soil. For five years he gave it nothing but ' +
  'rainwater.\n\nThe willow gained **164 pounds**, and the soil lost two ounces.';

/** A quiz that a student has begun, as its teacher sees it. */
export const quiz: Assignment = {
  ...assignment,
  content: {
    ...assignment.content,
    title: 'Photosynthesis',
    instructions: 'Work on your own.',
    points: 5,
    category: 'Quiz',
    kinds: ['quiz'],
    attempts: 1,
    rubric: null,
    quiz: {
      document_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c6a01',
      minutes: 20,
      shuffle: true,
      show_answers: 'returned',
      give_source: true,
    },
  },
  quiz: {
    title: 'Photosynthesis quiz',
    source: willowText,
    questions,
    copied_at: '2026-10-01T07:00:00.000Z',
    begun_at: '2026-10-05T09:00:00.000Z',
  },
};

/** The quiz as a student has it before the start. */
export const studentQuiz: StudentAssignment = {
  ...studentAssignment,
  title: 'Photosynthesis',
  instructions: 'Work on your own.',
  points: 17,
  category: 'Quiz',
  kinds: ['quiz'],
  attempts: 1,
  rubric: null,
  quiz: {
    source: willowText,
    questions: 9,
    minutes: 20,
    show_answers: 'returned',
    attempt_id: null,
    ends_at: null,
  },
  draft: { revision: 0, text: '', link: '', pasted: [], files: [], saved_at: null },
};

const asked = (id: string, points: number, question: Partial<QuizQuestion>): QuizQuestion => ({
  id,
  type: 'short-answer',
  stem: '',
  points,
  hint: null,
  options: [],
  terms: [],
  matches: [],
  items: [],
  gaps: 0,
  ...question,
});
const option = (key: string, text: string) => ({ key, text });

/** A running attempt with a question of every kind and one answer. */
export const attempt: QuizAttempt = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c6a02',
  assignment_id: studentQuiz.id,
  attempt: 1,
  started_at: '2026-10-08T09:00:00.000Z',
  ends_at: '2026-10-08T09:20:00.000Z',
  now: '2026-10-08T09:05:00.000Z',
  is_handed_in: false,
  questions: [
    asked('q1', 2, {
      type: 'multiple-choice',
      stem: 'A willow gained 164 pounds in five years, and the soil lost 2 ounces. What do these results support?',
      options: [
        option('B', 'Almost none of the tree’s mass came from the soil.'),
        option('A', 'The tree was built mostly from soil.'),
        option('C', 'The tree was built entirely from water.'),
      ],
    }),
    asked('q3', 2, {
      type: 'multiple-select',
      stem: 'Which of these does a leaf need to make sugar? Choose two.',
      options: [option('A', 'Light'), option('B', 'Soil'), option('C', 'Water')],
    }),
    asked('q4', 1, {
      type: 'true-false',
      stem: 'Plants take in oxygen at night.',
      options: [option('A', 'True'), option('B', 'False')],
    }),
    asked('q5', 2, {
      type: 'fill-in-blank',
      stem: 'Leaves take in ____ and give out ____.',
      gaps: 2,
      hint: 'One of them is in your breath.',
    }),
    asked('q6', 1, { stem: 'Name the green pigment of a leaf.' }),
    asked('q7', 1, {
      type: 'numeric',
      stem: 'Pondweed gave off 18 bubbles in 4 minutes. How many is that in a minute, if 18 ÷ 4 = x?',
    }),
    asked('q8', 3, {
      type: 'matching',
      stem: 'Match each part of the plant to its job.',
      terms: ['Stomata', 'Chloroplasts', 'Xylem'],
      matches: ['carries water', 'let gases in', 'capture light'],
    }),
    asked('q9', 2, {
      type: 'ordering',
      stem: 'Put the steps of the experiment in order.',
      items: ['Weigh the tree again', 'Dry and weigh the soil', 'Water it for five years'],
    }),
    asked('q2', 3, {
      type: 'open-ended',
      stem: 'What did van Helmont forget to weigh, and why does it matter?',
    }),
  ],
  answers: [{ question_id: 'q1', values: ['B'] }],
};

/** A quiz that was handed in: the key decides the first answer, the teacher the second. */
export const submittedQuiz: Submission = {
  ...submission,
  assignment: { ...submission.assignment, title: 'Photosynthesis', points: 5, rubric: null },
  text: '',
  files: [],
  quiz: {
    questions: [
      {
        id: 'q1',
        stem: 'A willow gained 164 pounds in five years, and the soil lost 2 ounces. What do these results support?',
        points: 2,
        given: ['The tree was built mostly from soil.'],
        key: ['Almost none of the tree’s mass came from the soil.'],
        explanation: 'Two ounces are far too little.',
        misconception: 'The student thinks that plants eat soil.',
        suggested: 0,
      },
      {
        id: 'q2',
        stem: 'What did van Helmont forget to weigh, and why does it matter?',
        points: 3,
        given: ['The air. The tree can get mass from it.'],
        key: ['the air, or carbon dioxide in the air'],
        explanation: null,
        misconception: null,
        suggested: null,
      },
    ],
  },
};

/** How a class answered the quiz. */
export const quizSummary: QuizSummary = {
  handed_in: 24,
  questions: [
    {
      id: 'q1',
      stem: 'A willow gained 164 pounds in five years, and the soil lost 2 ounces. What do these results support?',
      judged: 24,
      right: 11,
      wrong: { text: 'The tree was built mostly from soil.', count: 9 },
      misconception: 'These students think that plants eat soil.',
    },
    {
      id: 'q2',
      stem: 'What did van Helmont forget to weigh, and why does it matter?',
      judged: 0,
      right: 0,
      wrong: null,
      misconception: null,
    },
  ],
};

/** The quiz with a returned mark, whose right answers are shown. */
export const returnedQuiz: StudentAssignment = {
  ...studentQuiz,
  points: 5,
  status: 'returned',
  can_hand_in: false,
  submissions: returnedAssignment.submissions.map((one) => ({
    ...one,
    text: '',
    files: [],
    late_seconds: 0,
    feedback: one.feedback && {
      ...one.feedback,
      points: 2.5,
      deduction: 0,
      score: 2.5,
      scores: [],
      notes: [],
      comment: 'Look at question 1 again.',
    },
    results: [
      {
        id: 'q1',
        stem: 'A willow gained 164 pounds in five years, and the soil lost 2 ounces. What do these results support?',
        points: 2,
        given: ['The tree was built mostly from soil.'],
        score: 0,
        key: ['Almost none of the tree’s mass came from the soil.'],
        explanation: 'Two ounces are far too little.',
      },
      {
        id: 'q2',
        stem: 'What did van Helmont forget to weigh, and why does it matter?',
        points: 3,
        given: ['The air. The tree can get mass from it.'],
        score: 2.5,
        key: ['the air, or carbon dioxide in the air'],
        explanation: null,
      },
    ],
  })),
};
