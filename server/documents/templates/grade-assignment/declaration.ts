import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'grade-assignment',
  audience: 'teacher',
  title: 'Grade assignments',
  description: 'Suggested scores for a class set, each with a reason',
  keywords: [
    'mark',
    'marking',
    'grading',
    'score',
    'class set',
    'answer key',
    'feedback',
    'papers',
    'suggest grades',
    'correct',
  ],
  group: 'Assess',
  icon: 'check-check',
  cover: 'iris',
  route: '/teacher/grade-assignment',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
