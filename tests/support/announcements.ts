import type { Announcement } from '@/shared/api/announcements';

/** An announcement with a comment of a student. */
export const announcement: Announcement = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5f00',
  text: 'Bring one leaf from a plant you walk past every day.',
  author: 'Amara Okafor',
  comments_open: true,
  posted_at: '2026-11-20T09:00:00.000Z',
  comments: [
    {
      id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5f01',
      text: 'Does a dry leaf count?',
      author: 'Leo Baptiste',
      role: 'student',
      mine: false,
      posted_at: '2026-11-20T10:00:00.000Z',
    },
  ],
};
