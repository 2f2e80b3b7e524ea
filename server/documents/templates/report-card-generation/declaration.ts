import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'report-card-generation',
  audience: 'teacher',
  title: 'Report card creator',
  description: 'Comments for one student or a class, from your notes',
  keywords: [
    'report card',
    'report comments',
    'progress report',
    'end of term',
    'marks',
    'grades',
    'quarter',
    'semester',
    'conduct',
    'parents',
  ],
  group: 'Students and families',
  icon: 'clipboard-pen',
  cover: 'violet',
  route: '/teacher/report-card-generation',
  gate: 'open',
  plan: 'pro',
  private: true,
} as const satisfies TemplateDeclaration;
