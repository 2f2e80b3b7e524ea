import type { BlockValues } from '@/shared/api/blocks';

/** One value of each block kind, for stories. */
export const blockSample: BlockValues = {
  prose: 'A log goes round.\n\nWhere does its mass come from?',
  list: ['scales', 'six fruits', 'a bowl of water'],
  steps: ['Dry the soil and weigh it.', { title: 'Plant', text: 'Water it with rain only.', minutes: 10 }],
  facts: { when: 'Before the lesson', room: 12 },
  table: [
    { answer: 'A', points: 1 },
    { answer: 'C', points: 2 },
  ],
  timeline: [
    {
      name: 'Opening',
      minutes: 5,
      teacher_actions: 'Show the log.',
      student_actions: 'Guess where its mass comes from.',
      checks: ['Can they name the air?'],
    },
  ],
  questions: [
    {
      title: 'Part one',
      questions: [
        {
          id: 'q1',
          type: 'multiple-choice',
          stem: 'Where does a tree’s mass come from?',
          points: 1,
          options: [
            { key: 'A', text: 'From the air', correct: true },
            { key: 'B', text: 'From the soil', correct: false },
          ],
        },
      ],
    },
  ],
  rubric: {
    type: 'analytic',
    levels: [
      { label: 'Meets', points: 2 },
      { label: 'Nearly', points: 1 },
    ],
    criteria: [
      {
        name: 'Evidence',
        descriptors: [
          { level: 'Meets', points: 2, text: 'Uses two measured numbers.' },
          { level: 'Nearly', points: 1, text: 'Uses one number.' },
        ],
      },
    ],
  },
  vocabulary: [{ term: 'mass', definition: 'how much matter there is' }],
  goals: [{ statement: 'Reads 110 words a minute.', baseline: '78', target: '110', by: '12 June' }],
  letter: {
    greeting: 'Dear Mr Demir,',
    body: ['Elif weighed six fruits today.'],
    closing: 'With kind regards,',
    signature: 'Amara Okafor',
  },
  story: [{ heading: 'Rain', text: 'For five years it rained on the pot.' }],
  schedule: [{ week: 1, topic: 'Density', activity: ['Six fruits in water'], due: 'Safety form' }],
  books: [{ title: 'The Tree Lady', author: 'H. Joseph Hopkins', year: 2013, verified: true }],
  scores: [{ name: 'Evidence', score: 3, max: 4, confidence: 'medium', evidence: ['94 seconds on average'] }],
  grading: {
    Evidence: {
      score: 3,
      max: 4,
      evidence: ['94 seconds on average'],
      rationale: 'The measured time supports the claim.',
      confidence: 'medium',
    },
  },
  comments: [{ start: 4, end: 8, quote: 'park', category: 'Content', comment: 'Which park?' }],
  submissions: [
    {
      submission_id: 'Paper 1',
      suggested_score: 2,
      max: 3,
      flags: [],
      questions: [{ ref: '1', score: 2, max: 3, verdict: 'partial', reason: 'The unit is missing.' }],
      feedback: 'Add the unit.',
    },
  ],
  conversation: [
    { role: 'tutor', text: 'Show me what you tried.' },
    { role: 'student', text: '24 ÷ 3.12 = 7.69' },
  ],
  record: [
    {
      year: '2025-26',
      terms: [
        {
          term: 'Fall',
          courses: [{ course_title: 'Biology', credits_attempted: 1, credits_earned: 1, earned_grade: 'B+' }],
          gpa: '3.300',
        },
      ],
    },
  ],
  parts: [{ id: 's1', heading: 'Before the trip', markdown: 'Forms are back by Monday.', word_count: 5 }],
  units: [
    {
      number: 1,
      title: 'What floats?',
      weeks: 2,
      objectives: ['Predict which fruits float.'],
      lessons: [
        {
          title: 'Six fruits in water',
          objective: 'Predict which fruits float.',
          activity: 'Test six fruits and sort them.',
          check: 'One prediction with its reason',
        },
      ],
    },
  ],
  entries: [{ heading: 'Five years of rain', minutes: 4, script: 'He weighed the soil twice.' }],
};
