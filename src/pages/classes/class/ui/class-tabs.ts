import type { ComponentType } from 'react';
import type { ClassEntry } from '@/shared/api/classes';
import { AnnouncementsTab } from './announcements-tab';
import { AssignmentsTab } from './assignments-tab';
import { LessonsTab } from './lessons-tab';
import { StudentsTab } from './students-tab';

export type ClassTab = {
  value: string;
  label: string;
  Content: ComponentType<{ entry: ClassEntry }>;
};

/** The tabs of the class page, in order. */
export const classTabs: readonly ClassTab[] = [
  { value: 'lessons', label: 'Lessons', Content: LessonsTab },
  { value: 'assignments', label: 'Assignments', Content: AssignmentsTab },
  { value: 'students', label: 'Students', Content: StudentsTab },
  { value: 'announcements', label: 'Announcements', Content: AnnouncementsTab },
];
