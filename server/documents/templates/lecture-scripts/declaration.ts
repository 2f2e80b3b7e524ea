import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'lecture-scripts',
  audience: 'teacher',
  title: 'Lecture scripts',
  description: 'What to say, show and ask, minute by minute',
  keywords: [
    'lecture',
    'script',
    'talk',
    'presentation',
    'speech',
    'slides',
    'explain',
    'direct instruction',
    'video',
    'recording',
  ],
  group: 'Plan',
  icon: 'presentation',
  cover: 'lagoon',
  route: '/teacher/lecture-scripts',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
