import type { Question } from '../../api/blocks';

/** One question of every type, for stories. */
export const everyKind: Question[] = [
  {
    id: 'q1',
    type: 'multiple-choice',
    stem: 'Van Helmont’s willow gained 164 pounds in five years. The soil lost 2 ounces. Which conclusion do these results support?',
    points: 2,
    standard_code: 'MS-LS1-6',
    options: [
      {
        key: 'A',
        text: 'The tree was built mostly from soil.',
        correct: false,
        rationale: 'What most of the class said. Two ounces is far too little.',
      },
      {
        key: 'B',
        text: 'Almost none of the tree’s mass came from the soil.',
        correct: true,
        rationale: 'The only one the two weighings can show.',
      },
      { key: 'C', text: 'The tree was built entirely from water.', correct: false },
    ],
  },
  {
    id: 'q2',
    type: 'multiple-select',
    stem: 'Which of these does a leaf need to make sugar? Choose two.',
    points: 2,
    options: [
      { key: 'A', text: 'Light', correct: true },
      { key: 'B', text: 'Soil', correct: false },
      { key: 'C', text: 'Water', correct: true },
    ],
  },
  {
    id: 'q3',
    type: 'true-false',
    stem: 'Plants take in oxygen at night.',
    points: 1,
    answers: ['True'],
    explanation: 'They respire all day and all night.',
  },
  {
    id: 'q4',
    type: 'fill-in-blank',
    stem: 'Leaves take in ____ and give out ____.',
    points: 2,
    blanks: ['carbon dioxide', 'oxygen'],
    hint: 'One of them is in your breath.',
  },
  {
    id: 'q5',
    type: 'open-ended',
    stem: 'What did van Helmont forget to weigh, and why does it matter to his conclusion?',
    points: 3,
    lines: 4,
    answers: ['the air, or carbon dioxide in the air', 'mass from the air could explain the gain'],
    misconception: 'Students who write “the pot” think that nothing else touched the tree.',
    source_ref: 'He weighed the soil and the tree.',
  },
  {
    id: 'q6',
    type: 'short-answer',
    stem: 'Name the green pigment of a leaf.',
    points: 1,
    lines: 1,
    answers: ['chlorophyll'],
  },
  {
    id: 'q7',
    type: 'numeric',
    stem: 'Pondweed gave off 18 bubbles in 4 minutes. How many is that in a minute?',
    points: 1,
    answers: ['4.5'],
    tolerance: 0.1,
  },
  {
    id: 'q8',
    type: 'matching',
    stem: 'Match each part of the plant to its job.',
    points: 3,
    pairs: [
      { left: 'Stomata', right: 'let gases in and out of the leaf' },
      { left: 'Chloroplasts', right: 'capture light and make glucose' },
      { left: 'Xylem', right: 'carries water up from the roots' },
    ],
  },
  {
    id: 'q9',
    type: 'ordering',
    stem: 'Put the steps of the experiment in order.',
    points: 2,
    items: ['Weigh the tree again', 'Dry and weigh the soil', 'Water it for five years'],
    answers: ['Dry and weigh the soil', 'Water it for five years', 'Weigh the tree again'],
  },
];
