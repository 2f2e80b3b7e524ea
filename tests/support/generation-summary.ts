import type { GenerationSummary } from '@/shared/api/generations';
import { template } from './templates';

/** A finished document of a list, with the number in its id and title. */
export const summary = (number: number, part: Partial<GenerationSummary> = {}): GenerationSummary => ({
  id: `0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d${String(number).padStart(2, '0')}`,
  template_type: template.templateType,
  title: `Plan ${number}`,
  topic: 'Rain',
  subject: 'Science',
  grade_level: 'Grade 7',
  status: 'complete',
  checks: { passed: 5, repaired: 0, open: 0 },
  favourite: false,
  saved: false,
  version: 1,
  created_at: '2026-11-20T07:38:00.000Z',
  updated_at: '2026-11-20T07:38:00.000Z',
  trashed_at: null,
  ...part,
});
