import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'transcript-generation',
  audience: 'teacher',
  title: 'Transcript generator',
  description: 'Courses, credits and GPA, computed and laid out',
  keywords: [
    'transcript',
    'GPA',
    'grade point average',
    'credits',
    'academic record',
    'weighted',
    'rank',
    'graduation',
    'college',
    'registrar',
  ],
  group: 'Students and families',
  icon: 'file-badge',
  cover: 'mulberry',
  route: '/teacher/transcript-generation',
  gate: 'subscription',
  plan: 'pro',
  private: true,
  watermark: { text: 'UNOFFICIAL', field: 'status', texts: { Official: 'NOT VALID WITHOUT SEAL' } },
} as const satisfies TemplateDeclaration;
