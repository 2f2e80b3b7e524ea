import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'seating-plan',
  audience: 'teacher',
  title: 'Seating plan',
  description: 'A seat for everyone, by your rules',
  keywords: [
    'seats',
    'seating chart',
    'classroom layout',
    'desks',
    'tables',
    'rows',
    'groups',
    'where students sit',
    'behaviour',
    'substitute',
  ],
  group: 'Students and families',
  icon: 'armchair',
  cover: 'plum',
  route: '/teacher/seating-plan',
  gate: 'subscription',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
