import type { Gradebook } from '@/shared/api/gradebooks';
import { assignment } from './assignments';

/** The column of an assignment on paper: one score is returned, one is entered, one is missing. */
export const paperBook: Gradebook = {
  class: assignment.class,
  is_archived: false,
  last_change: 2,
  rules: {
    revision: 0,
    content: {
      mode: 'points',
      decimals: 2,
      display: 'points',
      categories: [],
      columns: [],
      terms: [],
      weights_terms: false,
      scale: null,
      bonuses: [],
      must_pass: [],
      skills: { method: 'decaying_average', times: 3, level: 75 },
      returns: 'by_hand',
      neutral_words: false,
      what_if: true,
    },
    closed_terms: [],
  },
  students: assignment.students.map(({ id, name }) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    return { id, first_name, last_name, note: '', overrides: [], frozen: [] };
  }),
  groups: [],
  assignments: [],
  cells: {
    students: [0, 1],
    assignments: [0, 0],
    points: [6, 5.5],
    deductions: [0, 0],
    late_seconds: [0, 0],
    statuses: ['none', 'none'],
    overridden: [false, false],
    returned: [true, false],
    means: [],
  },
};

/** The assignment on paper. */
export const paperAssignment = {
  ...assignment,
  content: { ...assignment.content, title: 'Oral exam', kinds: ['paper' as const], rubric: null },
};
