import type { Assignment } from '@/shared/api/assignments';
import { assignment } from './assignments';

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
    },
  },
  quiz: {
    title: 'Photosynthesis quiz',
    questions,
    copied_at: '2026-10-01T07:00:00.000Z',
    begun_at: '2026-10-05T09:00:00.000Z',
  },
};
