import type { GuardianChild } from '@/shared/api/guardians';

/** What a guardian sees of their child. */
export const child: GuardianChild = {
  name: 'Elif Demir',
  classes: ['7B Science', '7B Advisory'],
  totals: [
    {
      class: '7B Science',
      current: { percent: '89.40', level: 'B+' },
      missing_as_zero: { percent: '74.50', level: 'C' },
    },
  ],
  due: [
    {
      title: 'Food chains',
      class: '7B Science',
      due_at: '2026-11-20T13:15:00.000Z',
      time_zone: 'America/New_York',
      points: 10,
      missing: true,
      missing_score: 5,
    },
    {
      title: 'Leaf diary',
      class: '7B Science',
      due_at: '2026-11-27T13:15:00.000Z',
      time_zone: 'America/New_York',
      points: 20,
      missing: false,
      missing_score: null,
    },
  ],
  returned: [
    {
      title: 'Antacid write-up',
      class: '7B Science',
      points: 10,
      score: 8,
      comment: 'Careful shading. Give the unit once.',
      returned_at: '2026-11-18T09:00:00.000Z',
    },
  ],
  expires_at: '2026-12-20T09:00:00.000Z',
};
