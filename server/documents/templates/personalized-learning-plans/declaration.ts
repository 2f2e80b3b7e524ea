import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'personalized-learning-plans',
  audience: 'teacher',
  title: 'Personalized learning plans',
  description: 'Goals and a weekly path for one student',
  group: 'Students and families',
  icon: 'route',
  cover: 'orchid',
  route: '/teacher/personalized-learning-plans',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
