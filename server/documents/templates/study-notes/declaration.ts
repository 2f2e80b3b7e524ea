import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'study-notes',
  audience: 'teacher',
  title: 'Study guide generator',
  description: 'Notes to learn from, with a plan up to the exam',
  keywords: [
    'study guide',
    'notes',
    'revision',
    'review',
    'Cornell',
    'flashcards',
    'test prep',
    'exam',
    'outline',
    'summary',
  ],
  group: 'Practise',
  icon: 'map',
  cover: 'moss',
  route: '/teacher/study-notes',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
