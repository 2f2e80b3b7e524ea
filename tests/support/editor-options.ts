import type { AssignmentOptions } from '@/shared/api/assignments';
import { assignment } from './assignments';

/** What the form of an assignment offers in its class. */
export const editorOptions: AssignmentOptions = {
  time_zone: 'Europe/London',
  classes: [
    {
      id: assignment.class.id,
      title: assignment.class.title,
      is_archived: false,
      categories: ['Lab', 'Homework'],
      defaults: {
        category: 'Lab',
        ai_policy: 'hints',
        late_policy: { percent: 5, every: 'day', lowest_percent: 60 },
        missing_percent: null,
      },
      students: assignment.students,
      groups: assignment.groups,
    },
  ],
  document: null,
  rubrics: [],
  quizzes: [],
};
