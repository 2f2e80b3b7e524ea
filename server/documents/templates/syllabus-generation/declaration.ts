import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'syllabus-generation',
  audience: 'teacher',
  title: 'Syllabus creator',
  description: 'A course from first day to last, dated',
  keywords: [
    'syllabus',
    'policies',
    'calendar',
    'term',
    'semester',
    'year',
    'course',
    'schedule',
    'grading',
    'dates',
    'overview',
  ],
  group: 'Plan',
  icon: 'scroll-text',
  cover: 'verdigris',
  route: '/teacher/syllabus-generation',
  gate: 'subscription',
  plan: 'plus',
  reference: true,
} as const satisfies TemplateDeclaration;
