import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'debate-topics',
  audience: 'teacher',
  title: 'Debate topics',
  description: 'Motions with arguments for both sides',
  keywords: [
    'debate',
    'discussion',
    'argument',
    'motions',
    'pros and cons',
    'speaking',
    'persuasion',
    'opinion',
    'both sides',
    'civics',
  ],
  group: 'Plan',
  icon: 'speech',
  cover: 'ink',
  route: '/teacher/debate-topics',
  gate: 'subscription',
  plan: 'pro',
} as const satisfies TemplateDeclaration;
