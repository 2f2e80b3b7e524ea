import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'long-form-assistant',
  audience: 'teacher',
  title: 'Long-form assistant',
  description: 'Guides, grants and handbooks from your outline',
  keywords: [
    'long document',
    'unit guide',
    'handbook',
    'grant application',
    'proposal',
    'article',
    'research brief',
    'policy',
    'speech',
    'outline',
  ],
  group: 'Read and write',
  icon: 'book-open-text',
  cover: 'heather',
  route: '/teacher/long-form-assistant',
  gate: 'subscription',
  plan: 'plus',
  reference: true,
} as const satisfies TemplateDeclaration;
