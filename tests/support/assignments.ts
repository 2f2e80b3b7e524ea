import type { Assignment } from '@/shared/api/assignments';
import type { StudentRow, Submission } from '@/shared/api/marking';
import type { StudentAssignment } from '@/shared/api/submissions';

const id = (last: string) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c${last}`;

const level = (points: number, label: string, description: string) => ({ points, label, description });
const notYet = level(0, 'Not yet', '');

/** A published assignment with a rubric, as its teacher sees it. */
export const assignment: Assignment = {
  id: id('5d90'),
  class: { id: id('5d80'), title: '7B Science', cover: 'moss' },
  time_zone: 'Europe/London',
  revision: 3,
  state: 'published',
  closed_term: null,
  content: {
    title: 'Leaf diary',
    instructions: 'Choose one leaf you can visit every day. For five days, draw it and measure it.',
    points: 7,
    category: 'Homework',
    kinds: ['text', 'file'],
    due_at: '2026-10-08T07:15:00.000Z',
    cut_off_at: '2026-10-15T16:00:00.000Z',
    attempts: 2,
    attempts_count: 'latest',
    ai_policy: 'hints',
    late_policy: { percent: 10, every: 'day', lowest_percent: 50 },
    missing_percent: null,
    rubric: {
      criteria: [
        {
          id: 'c1',
          name: 'Observation',
          levels: [level(4, 'Full', 'Five days'), level(2, 'Some', 'Three days'), notYet],
        },
        {
          id: 'c2',
          name: 'Measurement',
          levels: [level(3, 'Full', 'In mm, every day'), level(1, 'Some', 'Some days'), notYet],
        },
      ],
    },
    student_ids: null,
    group_ids: [],
    file_ids: [],
    group_exceptions: [],
    exceptions: [
      {
        student_id: id('5da3'),
        due_at: '2026-10-12T07:15:00.000Z',
        cut_off_at: null,
        attempts: null,
        extra_minutes: null,
        excused: false,
      },
    ],
    publish_at: '2026-10-01T07:00:00.000Z',
    hide_names: false,
    quiz: null,
  },
  files: [],
  quiz: null,
  groups: [{ id: id('5dc1'), name: 'Reading table', student_ids: [id('5da2'), id('5da3')] }],
  students: [
    { id: id('5da1'), name: 'Jonas Lindqvist' },
    { id: id('5da2'), name: 'Ada Lovelace' },
    { id: id('5da3'), name: 'Ben Okri' },
  ],
  created_at: '2026-10-01T07:00:00.000Z',
  updated_at: '2026-10-01T07:00:00.000Z',
};

const onTime = { deduction: 0, new_deduction: null, returned_at: null };

/** One student whose work is to be marked, one who has a mark, and one without work. */
export const studentRows: readonly StudentRow[] = [
  {
    student: { id: id('5da1'), name: 'Jonas Lindqvist' },
    status: 'late',
    due_at: assignment.content.due_at,
    cut_off_at: assignment.content.cut_off_at,
    missing_score: null,
    submission: {
      id: id('5db1'),
      attempt: 1,
      submitted_at: '2026-10-09T07:10:00.000Z',
      late_seconds: 86_100,
      words: 207,
      files: 2,
      mark_state: 'not_marked',
      ...onTime,
      score: null,
      comment: '',
      regrade: false,
      suggested: null,
    },
  },
  {
    student: { id: id('5da2'), name: 'Ada Lovelace' },
    status: 'handed_in',
    due_at: assignment.content.due_at,
    cut_off_at: assignment.content.cut_off_at,
    missing_score: null,
    submission: {
      id: id('5db2'),
      attempt: 2,
      submitted_at: '2026-10-08T07:02:00.000Z',
      late_seconds: 0,
      words: 180,
      files: 0,
      mark_state: 'marked',
      ...onTime,
      score: 6,
      comment: 'Careful shading.',
      regrade: false,
      suggested: null,
    },
  },
  {
    student: { id: id('5da3'), name: 'Ben Okri' },
    status: 'missing',
    due_at: '2026-10-12T07:15:00.000Z',
    cut_off_at: assignment.content.cut_off_at,
    missing_score: null,
    submission: null,
  },
];

const text = 'Monday: 41 mm, one hole.\n\nTuesday: the hole is bigger. I think a caterpillar was here.';

/** Work to be marked. */
export const submission: Submission = {
  id: id('5db1'),
  assignment: {
    id: assignment.id,
    title: assignment.content.title,
    class: assignment.class,
    points: assignment.content.points,
    rubric: assignment.content.rubric,
    time_zone: assignment.time_zone,
  },
  student: { id: id('5da1'), name: 'Jonas Lindqvist' },
  attempt: 1,
  submitted_at: '2026-10-09T07:10:00.000Z',
  late_seconds: 86_100,
  text,
  link: '',
  files: [{ id: id('5dc1'), name: 'leaf.jpg', size: 1_200_000 }],
  pasted: null,
  ai_help: null,
  quiz: null,
  attempts: [{ id: id('5db1'), attempt: 1, submitted_at: '2026-10-09T07:10:00.000Z', regrade: null }],
  mark: {
    state: 'not_marked',
    revision: 0,
    scores: [],
    points: null,
    ...onTime,
    score: null,
    comment: '',
    notes: [],
    file_notes: [],
    marker: null,
    regrade: null,
  },
};

/** The next attempt of the same student. */
export const secondAttempt: Submission = {
  ...submission,
  id: id('5db4'),
  attempt: 2,
  submitted_at: '2026-10-13T07:02:00.000Z',
  text: `${text.replace('I think', 'The holes have soft edges, so I think')}\n\nWednesday: 44 mm.`,
  attempts: [
    { id: id('5db1'), attempt: 1, submitted_at: submission.submitted_at, regrade: null },
    { id: id('5db4'), attempt: 2, submitted_at: '2026-10-13T07:02:00.000Z', regrade: null },
  ],
};

/** The same work in a class that records pasted text. */
export const recordedSubmission: Submission = {
  ...submission,
  pasted: [
    { at: '2026-10-07T15:03:00.000Z', length: 64, start: 26, end: 54 },
    { at: '2026-10-07T15:04:00.000Z', length: 31, start: 55, end: 86 },
  ],
  ai_help: 'I asked what makes holes in leaves.',
};

/** The assignment as a student sees it, with a draft. */
export const studentAssignment: StudentAssignment = {
  id: assignment.id,
  title: assignment.content.title,
  instructions: assignment.content.instructions,
  files: [],
  class: assignment.class,
  teacher: { name: 'Amara Okafor' },
  time_zone: assignment.time_zone,
  points: assignment.content.points,
  category: assignment.content.category,
  kinds: ['text', 'file', 'link'],
  due_at: assignment.content.due_at,
  cut_off_at: assignment.content.cut_off_at,
  attempts: 2,
  ai_policy: 'hints',
  records_pasting: false,
  late_policy: assignment.content.late_policy,
  missing_percent: null,
  missing_score: null,
  rubric: assignment.content.rubric,
  quiz: null,
  status: 'to_do',
  can_hand_in: true,
  entered: null,
  draft: {
    revision: 4,
    text,
    link: '',
    pasted: [],
    files: [{ id: id('5dc1'), name: 'leaf.jpg', size: 1_200_000 }],
    saved_at: '2026-10-07T15:04:00.000Z',
  },
  submissions: [],
};

/** The same assignment with returned work. */
export const returnedAssignment: StudentAssignment = {
  ...studentAssignment,
  status: 'returned',
  submissions: [
    {
      id: id('5db1'),
      attempt: 1,
      submitted_at: '2026-10-09T07:10:00.000Z',
      late_seconds: 86_100,
      text,
      link: '',
      files: [{ id: id('5dc1'), name: 'leaf.jpg', size: 1_200_000 }],
      pasted: null,
      ai_help: null,
      can_withdraw: false,
      feedback: {
        returned_at: '2026-10-12T15:00:00.000Z',
        points: 6,
        deduction: 0.7,
        score: 5.3,
        scores: [
          { criterion_id: 'c1', points: 4 },
          { criterion_id: 'c2', points: 3 },
        ],
        comment: 'You saw the hole before I did.',
        notes: [{ id: 'n1', start: 8, end: 13, quote: '41 mm', comment: 'Good unit.' }],
        file_notes: [
          { id: 'f1', file_id: id('5dc1'), page: 1, x: 0.4, y: 0.3, comment: 'Where is the scale?' },
        ],
        regrade: null,
      },
      results: null,
    },
  ],
};

/** The same assignment with a second attempt that has no mark yet. */
export const revisedAssignment: StudentAssignment = {
  ...returnedAssignment,
  status: 'late',
  submissions: [
    {
      id: secondAttempt.id,
      attempt: 2,
      submitted_at: secondAttempt.submitted_at,
      late_seconds: 0,
      text: secondAttempt.text,
      link: '',
      files: secondAttempt.files,
      pasted: null,
      ai_help: null,
      can_withdraw: true,
      feedback: null,
      results: null,
    },
    ...returnedAssignment.submissions,
  ],
};
