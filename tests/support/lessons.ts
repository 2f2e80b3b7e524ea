import type { Lesson, LessonBlock, LessonEntry, StudentLesson } from '@/shared/api/lessons';
import { studentEntry } from './assignment-entries';
import { assignment } from './assignments';

const id = (last: string) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c${last}`;

const table = { id: id('6a01'), name: 'leaf-disc-results-table.pdf', size: 188_416, url: null };

const blocks: LessonBlock[] = [
  {
    type: 'text',
    id: 'b1',
    text: '#### On your way in\n\nTake a whiteboard. Draw what you think is inside a leaf disc that lets it float.',
  },
  { type: 'list', id: 'b2', is_numbered: true, items: ['Move the lamp to 10 cm.', 'Count for one minute.'] },
  { type: 'file', id: 'b3', file_id: table.id },
  { type: 'video', id: 'b4', url: 'https://www.youtube.com/watch?v=1', title: 'Leaf discs that swim' },
  { type: 'assignment', id: 'b5', assignment_id: assignment.id },
];

/** A published lesson, as its teachers see it. */
export const lesson: Lesson = {
  id: id('6a10'),
  class: assignment.class,
  number: 13,
  time_zone: 'Europe/London',
  revision: 3,
  saved_at: '2026-10-12T18:00:00.000Z',
  state: 'published',
  publish_at: '2026-10-13T06:00:00.000Z',
  content: { title: 'Light and leaves', blocks },
  files: [table],
  documents: [],
  assignments: [
    {
      id: assignment.id,
      title: assignment.content.title,
      time_zone: assignment.time_zone,
      due_at: assignment.content.due_at,
      points: assignment.content.points,
      state: 'published',
    },
  ],
  students: 24,
  read_count: 21,
};

/** The same lesson, as its students see it. */
export const studentLesson: StudentLesson = {
  id: lesson.id,
  class: lesson.class,
  teacher: 'Amara Okafor',
  number: 13,
  title: lesson.content.title,
  blocks,
  files: [table],
  documents: [],
  assignments: [{ ...studentEntry, id: assignment.id }],
  read_at: null,
  previous: { id: id('6a09'), title: 'Leaf discs that swim' },
  next: null,
};

export const lessonEntries: LessonEntry[] = [
  {
    id: id('6a09'),
    title: 'Leaf discs that swim',
    unit: 'Photosynthesis',
    time_zone: 'Europe/London',
    state: 'published',
    publish_at: '2026-10-09T06:00:00.000Z',
    read_count: 24,
  },
  {
    id: lesson.id,
    title: 'Light and leaves',
    unit: 'Photosynthesis',
    time_zone: 'Europe/London',
    state: 'published',
    publish_at: '2026-10-13T06:00:00.000Z',
    read_count: 21,
  },
  {
    id: id('6a11'),
    title: 'Bubbles, the second count',
    unit: '',
    time_zone: 'Europe/London',
    state: 'scheduled',
    publish_at: '2026-10-14T06:00:00.000Z',
    read_count: 0,
  },
  {
    id: id('6a12'),
    title: 'Write the equation yourselves',
    unit: '',
    time_zone: 'Europe/London',
    state: 'draft',
    publish_at: null,
    read_count: 0,
  },
];
