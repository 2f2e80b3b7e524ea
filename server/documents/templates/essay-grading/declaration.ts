import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'essay-grading',
  audience: 'teacher',
  title: 'Essay grading',
  description: 'Suggested scores with the words behind them',
  keywords: [
    'essay',
    'feedback',
    'mark',
    'marking',
    'grade',
    'grading',
    'comments',
    'writing',
    'score',
    'paper',
    'composition',
  ],
  group: 'Assess',
  icon: 'highlighter',
  cover: 'cornflower',
  route: '/teacher/essay-grading',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
