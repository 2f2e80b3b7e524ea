import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'professional-correspondence',
  audience: 'teacher',
  title: 'Professional correspondence',
  description: 'Letters and emails to families and colleagues',
  keywords: [
    'letter',
    'email',
    'parents',
    'family',
    'note home',
    'behaviour',
    'missing work',
    'recommendation',
    'invitation',
    'reply',
    'text message',
  ],
  group: 'Students and families',
  icon: 'mail',
  cover: 'olive',
  route: '/teacher/professional-correspondence',
  gate: 'subscription',
  plan: 'plus',
  private: true,
} as const satisfies TemplateDeclaration;
