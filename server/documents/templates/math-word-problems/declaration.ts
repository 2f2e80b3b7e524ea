import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'math-word-problems',
  audience: 'teacher',
  title: 'Math word problems',
  description: 'Problems with worked and recomputed answers',
  keywords: [
    'maths',
    'math',
    'mathematics',
    'arithmetic',
    'fractions',
    'algebra',
    'problems',
    'practice',
    'word',
    'stories',
    'numbers',
    'sums',
  ],
  subjects: ['Mathematics'],
  group: 'Practise',
  icon: 'sigma',
  cover: 'terracotta',
  route: '/teacher/math-word-problems',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
