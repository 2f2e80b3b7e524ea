import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'work-sheets',
  audience: 'teacher',
  title: 'Worksheets',
  description: 'Questions, organizers and room to write',
  keywords: [
    'worksheet',
    'handout',
    'practice sheet',
    'fill in the blank',
    'matching',
    'word bank',
    'exercises',
    'printable',
    'graphic organizer',
  ],
  group: 'Practise',
  icon: 'clipboard-list',
  cover: 'brick',
  route: '/teacher/work-sheets',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
