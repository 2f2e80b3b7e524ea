import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'math-word-problems',
  audience: 'teacher',
  title: 'Math word problems',
  description: 'Problems with worked and recomputed answers',
  group: 'Practise',
  icon: 'calculator',
  cover: 'amber',
  route: '/teacher/math-word-problems',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
