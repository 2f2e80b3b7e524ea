import type { PileListItem } from '@/shared/ui/pile-list';

/** A teacher's classes: 40 students in all, as many as a plan allows; the advisory group is part of 7B. */
export const classes = [
  {
    template: 'fern',
    subject: 'Science',
    name: '7B',
    students: 24,
    next: { when: 'Today, 8:15', what: 'Light and leaves' },
  },
  {
    template: 'lagoon',
    subject: 'Science',
    name: '7D',
    students: 5,
    next: { when: 'Today, 1:00', what: 'Light and leaves' },
  },
  {
    template: 'petrol',
    subject: 'Science',
    name: '8A',
    students: 6,
    next: { when: 'Today, 9:10', what: 'Rates of reaction' },
  },
  {
    template: 'terracotta',
    subject: 'Science',
    name: '6C',
    students: 5,
    next: { when: 'Today, 11:15', what: 'Will it float?' },
  },
  {
    template: 'mulberry',
    subject: 'Advisory',
    name: '7B',
    students: 14,
    next: { when: 'Fri, 2:10', what: 'Aquarium trip groups' },
  },
] as const;

const piles: PileListItem[] = [
  { id: 'lab', title: 'Leaf-disc lab', group: '7B', href: '#lab', graded: 18, total: 24 },
  { id: 'posters', title: 'Density posters', group: '6C', href: '#posters', graded: 0, total: 5 },
  { id: 'antacid', title: 'Antacid write-up', group: '8A', href: '#antacid', graded: 2, total: 6 },
];

export const toGrade = piles.reduce((sum, { graded, total }) => sum + total - graded, 0);
