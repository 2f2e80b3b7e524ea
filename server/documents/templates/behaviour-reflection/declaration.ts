import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'behaviour-reflection',
  audience: 'teacher',
  title: 'Behaviour reflection',
  description: 'A calm sheet to think, repair and plan',
  keywords: [
    'behavior',
    'behaviour',
    'reflection',
    'think sheet',
    'incident',
    'restorative',
    'conflict',
    'apology',
    'discipline',
    'behaviour plan',
  ],
  group: 'Students and families',
  icon: 'message-circle-heart',
  cover: 'rose',
  route: '/teacher/behaviour-reflection',
  gate: 'subscription',
  plan: 'plus',
  private: true,
} as const satisfies TemplateDeclaration;
