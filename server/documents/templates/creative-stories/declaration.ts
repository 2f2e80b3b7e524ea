import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'creative-stories',
  audience: 'teacher',
  title: 'Creative stories',
  description: 'A story with your words, characters and length',
  keywords: [
    'story',
    'narrative',
    'fiction',
    'fable',
    'poem',
    'play',
    'read aloud',
    'characters',
    'reading passage',
    'adventure',
  ],
  group: 'Read and write',
  icon: 'feather',
  cover: 'mustard',
  route: '/teacher/creative-stories',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
