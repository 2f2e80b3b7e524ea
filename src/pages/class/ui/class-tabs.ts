import type { ComponentType } from 'react';
import type { ClassEntry } from '@/shared/api/classes';
import { AnnouncementsTab } from './announcements-tab';
import { LessonsTab } from './lessons-tab';
import { StudentsTab } from './students-tab';

export type ClassTab = {
  value: string;
  label: string;
  /** The number beside the label, if there is one. */
  countOf?: (entry: ClassEntry) => number | undefined;
  Content: ComponentType<{ entry: ClassEntry }>;
};

/** The tabs of the class page, in order. */
export const classTabs: readonly ClassTab[] = [
  { value: 'lessons', label: 'Lessons', Content: LessonsTab },
  {
    value: 'students',
    label: 'Students',
    countOf: ({ teaching }) => teaching?.students,
    Content: StudentsTab,
  },
  { value: 'announcements', label: 'Announcements', Content: AnnouncementsTab },
];
