import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'text-summarizer',
  audience: 'teacher',
  title: 'Text summarizer',
  description: 'A source, shortened to the length you choose',
  keywords: [
    'summary',
    'summarise',
    'summarize',
    'shorten',
    'shorter',
    'article',
    'chapter',
    'passage',
    'reading',
    'simplify',
    'adapt',
    'level',
    'notes',
  ],
  group: 'Read and write',
  icon: 'fold-vertical',
  cover: 'straw',
  route: '/teacher/text-summarizer',
  gate: 'subscription',
  plan: 'plus',
} as const satisfies TemplateDeclaration;
