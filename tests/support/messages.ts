import type {
  AdminThreadEntry,
  Message,
  MessageSend,
  MessageThread,
  ThreadEntry,
  WorkComments,
} from '@/shared/api/messages';

const id = (last: string) => `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c${last}`;

const classFace = { id: id('5d80'), title: '7B Science', cover: 'moss' } as const;
const student = { id: id('5da3'), name: 'Ben Okri' };

/** A message of the teacher and the answer of the student, as the teacher sees them. */
export const messages: readonly Message[] = [
  {
    id: id('5e01'),
    mine: true,
    author: { role: 'teacher', name: 'Amara Okafor' },
    text: 'I don’t have your work for “Leaf diary” yet. Please hand it in as soon as you can.',
    at: '2026-10-12T15:10:00.000Z',
    concern: null,
  },
  {
    id: id('5e02'),
    mine: false,
    author: { role: 'student', name: 'Ben Okri' },
    text: 'My leaf fell off on Tuesday.\nMay I draw another one?',
    at: '2026-10-12T16:42:00.000Z',
    concern: null,
  },
];

export const threadEntry: ThreadEntry = {
  id: id('5e10'),
  title: 'Leaf diary',
  assignment_id: null,
  class: classFace,
  student,
  with: { role: 'student', name: student.name },
  last: { text: 'My leaf fell off on Tuesday.', at: '2026-10-12T16:42:00.000Z', mine: false },
  unread: true,
};

export const messageThread: MessageThread = {
  id: id('5e10'),
  title: 'Leaf diary',
  assignment_id: null,
  class: classFace,
  student,
  with: { role: 'student', name: student.name },
  closed: null,
  read_until: null,
  messages: [...messages],
};

export const messageSend: MessageSend = {
  id: id('5e20'),
  title: 'Leaf diary',
  text: 'I don’t have your work for “Leaf diary” yet.',
  class: classFace,
  at: '2026-10-12T15:10:00.000Z',
  students: 7,
  guardians: 2,
  read: 5,
  answered: 1,
  concern: null,
};

export const adminThread: AdminThreadEntry = {
  id: id('5e10'),
  title: 'Leaf diary',
  class: '7B Science',
  teacher: 'Amara Okafor',
  student: 'Ben Okri',
  guardian: null,
  reports: 1,
  last_at: '2026-10-12T16:42:00.000Z',
};

/** The comments on a piece of work before anybody has written one. */
export const noComments: WorkComments = { thread_id: null, closed: null, read_until: null, messages: [] };
