import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'work-sheets',
  audience: 'teacher',
  title: 'Worksheets',
  description: 'Questions, organizers and room to write',
  group: 'Practise',
  icon: 'file-pen-line',
  cover: 'fern',
  route: '/teacher/work-sheets',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
