import type { StudentGradebook } from '@/shared/api/student-gradebooks';

const at = (day: string) => `2026-10-${day}T14:00:00.000Z`;

const column = (
  id: string,
  title: string,
  category: string,
  points: number,
): StudentGradebook['assignments'][number] => ({
  id,
  title,
  points,
  category,
  kinds: ['text'],
  due_at: at('09'),
  time_zone: 'Europe/London',
  state: 'published',
  attempts_count: 'latest',
  late_policy: null,
  missing_percent: null,
});

const category = (
  name: string,
  weight: number,
  drop_lowest = 0,
): StudentGradebook['rules']['content']['categories'][number] => ({
  name,
  weight,
  drop_lowest,
  drop_highest: 0,
  extra_credit: false,
  average: 'points',
});

/** A student's own gradebook: a late mark, a dropped one, missing work and work that is not marked yet. */
export const studentGradebook: StudentGradebook = {
  class: { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', title: '7B Science', cover: 'moss' },
  is_archived: false,
  last_change: 0,
  rules: {
    revision: 3,
    content: {
      mode: 'weighted',
      decimals: 2,
      display: 'points',
      categories: [category('Homework', 40, 1), category('Labs', 60)],
      columns: [],
      terms: [],
      weights_terms: false,
      scale: [
        { name: 'A', from: 90, gpa: 4, worth: null },
        { name: 'B', from: 80, gpa: 3, worth: null },
        { name: 'C', from: 70, gpa: 2, worth: null },
        { name: 'D', from: 0, gpa: 1, worth: null },
      ],
      bonuses: [],
      must_pass: [],
      skills: { method: 'decaying_average', times: 3, level: 75 },
      returns: 'by_hand',
      neutral_words: false,
      what_if: true,
    },
    closed_terms: [],
  },
  students: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6f',
      first_name: 'Thandiwe',
      last_name: 'Mokoena',
      note: '',
      overrides: [],
      frozen: [],
    },
  ],
  groups: [],
  assignments: [
    column('diary', 'Leaf diary', 'Homework', 10),
    column('map', 'Concept map of a cell', 'Homework', 10),
    column('ticket', 'Exit ticket', 'Homework', 5),
    column('disc', 'Leaf-disc lab', 'Labs', 30),
    column('pond', 'Pond study', 'Labs', 20),
    column('willow', 'Willow report', 'Labs', 50),
  ],
  cells: {
    students: [0, 0, 0, 0, 0],
    assignments: [0, 1, 2, 3, 4],
    points: [9, 6, null, 27, null],
    deductions: [0, 0, 0, 1, 0],
    late_seconds: [0, 0, 0, 90_000, 0],
    statuses: ['none', 'none', 'missing', 'late', 'waiting'],
    overridden: [false, false, false, false, false],
    returned: [true, true, false, true, false],
    means: [],
  },
  statistics: [{ assignment_id: 'disc', mean: 24.5, median: 25, highest: 30, lowest: 18 }],
};
