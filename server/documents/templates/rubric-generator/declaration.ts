import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'rubric-generator',
  audience: 'teacher',
  title: 'Rubric generator',
  description: 'Levels that describe what students do',
  keywords: [
    'rubric',
    'criteria',
    'levels',
    'marking',
    'scheme',
    'scoring',
    'expectations',
    'grade',
    'performance',
    'standards',
  ],
  group: 'Assess',
  icon: 'table-properties',
  cover: 'sky',
  route: '/teacher/rubric-generator',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
