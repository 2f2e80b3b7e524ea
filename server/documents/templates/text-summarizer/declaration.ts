import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'text-summarizer',
  audience: 'teacher',
  title: 'Text summarizer',
  description: 'A source, shortened to the length you choose',
  group: 'Read and write',
  icon: 'text-quote',
  cover: 'straw',
  route: '/teacher/text-summarizer',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
