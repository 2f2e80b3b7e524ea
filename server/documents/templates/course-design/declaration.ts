import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'course-design',
  audience: 'teacher',
  title: 'Course outline design',
  description: 'Goals, units, lessons and pacing of a whole course',
  keywords: [
    'course',
    'curriculum',
    'scope and sequence',
    'units',
    'pacing guide',
    'year',
    'semester',
    'backward design',
    'standards coverage',
  ],
  group: 'Plan',
  icon: 'compass',
  cover: 'jade',
  route: '/teacher/course-design',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
