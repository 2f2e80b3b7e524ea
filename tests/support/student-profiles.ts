import type { StudentProfile } from '@/shared/api/student-profiles';

const class7b = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d80', title: '7B Science', cover: 'moss' } as const;
const work = {
  class: class7b,
  time_zone: 'America/New_York',
  points: 10,
  submission_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5da1',
  score: 8,
  missing_score: null,
  returned: true,
};

/** A student as the API describes them to their teacher. */
export const elif: StudentProfile = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d90',
  name: 'Elif Demir',
  email: 'e.demir@harborview.test',
  classes: [class7b],
  supports: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d91',
      kind: 'extra_time',
      detail: 'Half as much again in tests',
      review_on: '2026-12-18',
    },
    { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d92', kind: 'seating', detail: '', review_on: null },
  ],
  guardians: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5db1',
      name: 'Kemal Demir',
      email: 'k.demir@home.test',
      language: 'tr',
      weekly_summary: true,
      unsubscribed: false,
      last_sent_at: '2026-11-20T14:00:00.000Z',
      link_expires_at: '2026-12-20T09:00:00.000Z',
    },
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5db2',
      name: 'Aylin Demir',
      email: 'a.demir@home.test',
      language: 'en',
      weekly_summary: false,
      unsubscribed: true,
      last_sent_at: null,
      link_expires_at: null,
    },
  ],
  notes: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d93',
      text: 'Works well with Zofia or Ananya.',
      author: 'Amara Okafor',
      mine: true,
      written_at: '2026-11-20T09:00:00.000Z',
      edited_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d94',
      text: 'Asked for the word list before the unit begins.',
      author: 'Mateo Castellanos',
      mine: false,
      written_at: '2026-11-13T09:00:00.000Z',
      edited_at: null,
    },
  ],
  work: [
    {
      ...work,
      assignment_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d95',
      submission_id: null,
      title: 'Leaf diary',
      due_at: '2026-11-27T13:15:00.000Z',
      status: 'to_do',
      score: null,
      missing_score: null,
      returned: false,
    },
    {
      ...work,
      assignment_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d96',
      title: 'Antacid write-up',
      due_at: '2026-11-13T13:15:00.000Z',
      status: 'returned',
    },
    {
      ...work,
      assignment_id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d97',
      title: 'Food chains',
      due_at: '2026-11-06T13:15:00.000Z',
      status: 'late',
      score: 6.5,
      missing_score: null,
      returned: false,
    },
  ],
};
