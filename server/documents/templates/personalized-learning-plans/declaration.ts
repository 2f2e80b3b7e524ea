import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'personalized-learning-plans',
  audience: 'teacher',
  title: 'Personalized learning plans',
  description: 'Goals and a weekly path for one student',
  keywords: [
    'learning plan',
    'intervention',
    'goals',
    'differentiation',
    'catch up',
    'tutoring',
    'progress',
    'individual',
    'RTI',
    'enrichment',
  ],
  group: 'Students and families',
  icon: 'sprout',
  cover: 'fern',
  route: '/teacher/personalized-learning-plans',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
