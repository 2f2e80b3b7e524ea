import type { TrashContent, TrashItem, TrashKind } from '@/shared/api/trash';

/** What each kind is called. */
export const KINDS: Readonly<Record<TrashKind, string>> = {
  document: 'Document',
  draft: 'Draft',
  template: 'Template',
  class: 'Class',
  lesson: 'Lesson',
  assignment: 'Assignment',
  announcement: 'Announcement',
  comment: 'Comment on an announcement',
  group: 'Group of students',
  slot: 'Slot in the schedule',
  note: 'Note about a student',
  support: 'Support of a student',
  guardian: 'Guardian',
  folder: 'Folder',
  file: 'Briefcase entry',
  todo: 'To-do',
  'saved-comment': 'Saved comment',
  sentence: 'Saved sentence',
  highlight: 'Highlight in a lesson',
  source: 'Source',
  batch: 'Batch of documents',
};

const isKind = (text: string): text is TrashKind => text in KINDS;

export const TRASH_KINDS: readonly TrashKind[] = Object.keys(KINDS).filter(isKind);

/** The kinds that a student can delete. */
export const STUDENT_KINDS: readonly TrashKind[] = [
  'document',
  'draft',
  'comment',
  'folder',
  'file',
  'todo',
  'highlight',
  'source',
];

const COUNTED: Readonly<Record<TrashContent['what'], readonly [one: string, many: string]>> = {
  lesson: ['lesson', 'lessons'],
  assignment: ['assignment', 'assignments'],
  submission: ['piece of student work', 'pieces of student work'],
  mark: ['mark', 'marks'],
  student: ['student', 'students'],
  comment: ['comment', 'comments'],
  entry: ['entry', 'entries'],
  change: ['changed day', 'changed days'],
  message: ['message', 'messages'],
};

/** What comes back with it: "4 lessons, 2 assignments"; empty if nothing does. */
export const contentsOf = ({ contents }: Pick<TrashItem, 'contents'>): string =>
  contents.map(({ what, count }) => `${count} ${COUNTED[what][count === 1 ? 0 : 1]}`).join(', ');

/** The name by which it is listed, and which is typed to delete it for good. */
export const nameOf = ({ title, kind }: Pick<TrashItem, 'title' | 'kind'>): string =>
  title.trim() || `${KINDS[kind]} without a title`;
