import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'lesson-plan-builder',
  audience: 'teacher',
  title: 'Lesson plan builder',
  description: 'One lesson, timed and ready to teach',
  group: 'Plan',
  icon: 'notebook-pen',
  cover: 'bottle',
  route: '/teacher/lesson-plan-builder',
  gate: 'subscription',
  plan: 'plus',
  firstStep: { title: 'Write a lesson plan', note: 'Three lines from you are enough' },
} as const satisfies TemplateDeclaration;
