import type { AssignmentContent, AssignmentRubric } from '../generated/schemas/index.ts';
import { daysAway } from './dates/sample-dates.ts';

const rubric: AssignmentRubric = {
  criteria: [
    {
      id: 'claim',
      name: 'Claim',
      levels: [
        { label: 'Full', points: 3, description: 'Answers the question in one sentence.' },
        { label: 'Partly', points: 2, description: 'Answers part of the question.' },
        { label: 'Not yet', points: 0, description: 'No claim.' },
      ],
    },
    {
      id: 'evidence',
      name: 'Evidence',
      levels: [
        { label: 'Full', points: 4, description: 'At least two measurements, with their units.' },
        { label: 'Partly', points: 2, description: 'One measurement, or no units.' },
        { label: 'Not yet', points: 0, description: 'No measurement.' },
      ],
    },
    {
      id: 'reasoning',
      name: 'Reasoning',
      levels: [
        { label: 'Full', points: 3, description: 'Says why the measurements support the claim.' },
        { label: 'Partly', points: 1, description: 'Repeats the measurements.' },
        { label: 'Not yet', points: 0, description: 'No reasoning.' },
      ],
    },
  ],
};

const assignmentOf = (
  content: Pick<AssignmentContent, 'title' | 'instructions'> & Partial<AssignmentContent>,
): AssignmentContent => ({
  points: 10,
  category: 'Homework',
  kinds: ['text', 'file'],
  due_at: null,
  cut_off_at: null,
  attempts: null,
  ai_policy: 'hints',
  late_policy: { percent: 10, every: 'day', lowest_percent: 50 },
  missing_percent: null,
  rubric: null,
  student_ids: null,
  group_ids: [],
  exceptions: [],
  group_exceptions: [],
  file_ids: [],
  publish_at: daysAway(-7, 8).toISOString(),
  hide_names: false,
  quiz: null,
  ...content,
});

/** Assignments whose work is returned, to mark, to do and missing, and a draft. The caller hands in the first two. */
export const sampleAssignments = () => ({
  returned: assignmentOf({
    title: 'Where did the willow’s mass come from?',
    instructions:
      'Answer the question in a paragraph. Make a claim, give two of van Helmont’s measurements and say why they support it.',
    due_at: daysAway(-3, 8, 15).toISOString(),
    cut_off_at: daysAway(4, 17).toISOString(),
    rubric,
  }),
  toMark: assignmentOf({
    title: 'Leaf diary',
    instructions: 'Choose one leaf you can visit every day. For five days, draw it and measure it.',
    due_at: daysAway(-1, 8, 15).toISOString(),
    cut_off_at: daysAway(6, 17).toISOString(),
  }),
  missing: assignmentOf({
    title: 'Five words about leaves',
    instructions: 'Explain these words in your own sentences: stomata, glucose, cellulose, mineral, gas.',
    points: 5,
    due_at: daysAway(-1, 23, 59).toISOString(),
    cut_off_at: daysAway(6, 17).toISOString(),
    missing_percent: 100,
  }),
  toDo: assignmentOf({
    title: 'Plan a fair test',
    instructions:
      'How could van Helmont have measured the air? Write a plan with what you change and what you keep.',
    due_at: daysAway(4, 8, 15).toISOString(),
    attempts: 2,
  }),
  draft: assignmentOf({
    title: 'The carbon cycle poster',
    instructions: '',
    points: 20,
    category: 'Project',
    publish_at: null,
  }),
});

/** A quiz on a document of the teacher. */
export const sampleQuiz = (documentId: string): AssignmentContent =>
  assignmentOf({
    title: 'The willow quiz',
    instructions: 'You have fifteen minutes once you start.',
    category: 'Quiz',
    kinds: ['quiz'],
    due_at: daysAway(2, 23, 59).toISOString(),
    attempts: 1,
    ai_policy: 'none',
    late_policy: null,
    quiz: {
      document_id: documentId,
      minutes: 15,
      shuffle: true,
      show_answers: 'returned',
      give_source: true,
    },
  });
