import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'vocabulary-list',
  audience: 'teacher',
  title: 'Vocabulary list',
  description: 'Words of a unit, explained and practised',
  keywords: [
    'vocabulary',
    'words',
    'terms',
    'glossary',
    'definitions',
    'spelling',
    'word wall',
    'flashcards',
    'language',
  ],
  group: 'Read and write',
  icon: 'whole-word',
  cover: 'leaf',
  route: '/teacher/vocabulary-list',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
