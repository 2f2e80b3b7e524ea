import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'essay-grading',
  audience: 'teacher',
  title: 'Essay grading',
  description: 'Suggested scores with the words behind them',
  group: 'Assess',
  icon: 'highlighter',
  cover: 'cornflower',
  route: '/teacher/essay-grading',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
