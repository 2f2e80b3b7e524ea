import { expect, test } from 'vitest';
import type { NotificationKind } from '../../../generated/schemas/index.ts';
import { composeNews } from './news-mail.ts';

const links = { publicUrl: 'https://lectern.test', linkSecret: 'test-secret' };
const reader = (role: 'teacher' | 'student') => ({ id: 'r', email: 'a@b.test', firstName: 'Ada', role });
const row = (kind: NotificationKind, subjectId: string, title = 'Leaf diary') => ({
  kind,
  title,
  className: '7B Science',
  subjectId,
  happenedAt: new Date('2026-11-20T09:00:00Z'),
});
const compose = (role: 'teacher' | 'student', ...news: ReturnType<typeof row>[]) => {
  const { subject, text } = composeNews(reader(role), news, links);
  return { subject, text };
};

test.each([
  [
    'student',
    'assignment_set',
    'New assignment in 7B Science: Leaf diary',
    '/students/classes/details/studentAssignmentDetails?id=x',
  ],
  [
    'student',
    'work_returned',
    'Your work was returned in 7B Science: Leaf diary',
    '/students/classes/details/studentAssignmentDetails?id=x',
  ],
  [
    'student',
    'announcement_posted',
    'New announcement in 7B Science: Leaf diary',
    '/students/classes/view/x',
  ],
  ['student', 'message_received', 'New message in 7B Science: Leaf diary', '/students/messages/x'],
  ['teacher', 'comment_received', 'A comment on work in 7B Science: Leaf diary', '/teacher/messages/x'],
  [
    'teacher',
    'work_handed_in',
    'Work was handed in, in 7B Science: Leaf diary',
    '/teacher/assignments/details?id=x',
  ],
  [
    'teacher',
    'regrade_requested',
    'A student asks for a regrade in 7B Science: Leaf diary',
    '/teacher/assignments/studentAssignmentDetails?id=x',
  ],
  ['teacher', 'join_requested', 'A student asks to join 7B Science', '/teacher/classes/view/x'],
] as const)('to a %s, %s has its title as the subject and leads to the page', (role, kind, subject, path) => {
  const mail = compose(role, row(kind, 'x'), row(kind, 'x'));
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(`${links.publicUrl}${path}\n`);
});

test('several news are counted in the subject, and each has its own link', () => {
  const mail = compose('student', row('assignment_set', 'x'), row('work_returned', 'y', 'Willow report'));
  expect(mail.subject).toBe('New assignment in 7B Science: Leaf diary and 1 more');
  expect(mail.text).toContain(
    'Leaf diary – https://lectern.test/students/classes/details/studentAssignmentDetails?id=x',
  );
  expect(mail.text).toContain(
    'Willow report – https://lectern.test/students/classes/details/studentAssignmentDetails?id=y',
  );
  expect(mail.text).toContain('https://lectern.test/students/notifications\n');
});

test('a title that could be a link is not in the subject', () => {
  const mail = compose('student', row('assignment_set', 'x', 'Win at evil.example'));
  expect(mail.subject).toBe('New assignment in 7B Science');
});
