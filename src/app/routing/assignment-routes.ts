import type { Route } from './routes.ts';

/** The pages of assignments, for teachers and students. */
export const assignmentRoutes = [
  {
    path: '/teacher/assignments',
    layout: 'teacher',
    access: 'teacher',
    title: 'Assignments',
    page: 'assignments',
  },
  {
    path: '/teacher/assignments/details',
    layout: 'teacher',
    access: 'teacher',
    title: 'Assignment',
    page: 'assignment',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
  {
    path: '/teacher/assignments/studentAssignmentDetails',
    layout: 'teacher',
    access: 'teacher',
    title: 'Marking',
    page: 'marking',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
  {
    path: '/teacher/classes/view/lesson/assignment/new',
    layout: 'teacher',
    access: 'teacher',
    title: 'New assignment',
    page: 'assignment-editor',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
  {
    path: '/teacher/classes/view/lesson/assignment/:assignmentId',
    layout: 'teacher',
    access: 'teacher',
    title: 'Edit an assignment',
    page: 'assignment-editor',
    above: [{ label: 'Assignments', href: '/teacher/assignments' }],
  },
  {
    path: '/students/assignments',
    layout: 'student',
    access: 'student',
    title: 'Assignments',
    page: 'student-assignments',
  },
  {
    path: '/students/classes/details/studentAssignmentDetails',
    layout: 'student',
    access: 'student',
    title: 'Assignment',
    page: 'student-assignment',
    above: [{ label: 'Assignments', href: '/students/assignments' }],
  },
  {
    path: '/students/classes/details/submit-assignment/:id-assignment',
    layout: 'student',
    access: 'student',
    title: 'Your work',
    page: 'student-submission',
    above: [{ label: 'Assignments', href: '/students/assignments' }],
  },
] as const satisfies readonly Route[];
