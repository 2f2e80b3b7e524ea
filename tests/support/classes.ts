import type { ClassEntry } from '@/shared/api/classes';

/** A class as its teacher sees it. */
export const scienceClass: ClassEntry = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d80',
  class: { name: '7B', subject: 'Science', grade: 'Grade 7', cover: 'moss' },
  teacher: { name: 'Amara Okafor' },
  archived_at: null,
  teaching: {
    role: 'owner',
    code: 'HRB7B4Q',
    students: 24,
    pending_invitations: 0,
    waiting: 0,
    joining: { expires_at: null, max_uses: null, uses: 24, paused: false, approval: false },
    records_pasting: false,
  },
};

/** The same class as a student sees it. */
export const joinedClass: ClassEntry = { ...scienceClass, teaching: null };
