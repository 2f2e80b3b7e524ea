import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'parent-newsletter',
  audience: 'teacher',
  title: 'Parent newsletter',
  description: 'What families need to know, on one page',
  keywords: [
    'newsletter',
    'parents',
    'families',
    'class news',
    'letter home',
    'update',
    'dates',
    'reminders',
    'weekly',
    'monthly',
  ],
  group: 'Students and families',
  icon: 'newspaper',
  cover: 'amber',
  route: '/teacher/parent-newsletter',
  gate: 'subscription',
  plan: 'pro',
  reference: true,
} as const satisfies TemplateDeclaration;
