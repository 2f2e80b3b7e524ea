import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'home-work-creator',
  audience: 'teacher',
  title: 'Homework creator',
  description: 'Tasks that fit an evening at home',
  keywords: [
    'homework',
    'practice',
    'assignment',
    'take home',
    'tasks',
    'due date',
    'family note',
    'revision',
    'reading at home',
  ],
  group: 'Practise',
  icon: 'backpack',
  cover: 'marigold',
  route: '/teacher/home-work-creator',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
