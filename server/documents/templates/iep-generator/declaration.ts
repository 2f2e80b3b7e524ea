import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'iep-generator',
  audience: 'teacher',
  title: 'IEP special plans',
  description: 'A draft plan for the team, from your data only',
  keywords: [
    'IEP',
    'special education',
    'present levels',
    'annual goals',
    'accommodations',
    '504',
    'support plan',
    'disability',
    'PLAAFP',
    'case manager',
  ],
  group: 'Students and families',
  icon: 'heart-handshake',
  cover: 'orchid',
  route: '/teacher/iep-generator',
  gate: 'subscription',
  plan: 'pro',
  private: true,
  watermark: { text: 'DRAFT' },
} as const satisfies TemplateDeclaration;
