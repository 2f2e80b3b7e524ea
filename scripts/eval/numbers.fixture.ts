import type { DocumentNumbers } from './document-numbers.ts';
import type { Report } from './report.ts';

export const numbers = (changes: Partial<DocumentNumbers> = {}): DocumentNumbers => ({
  id: 'a-template-01a',
  template: 'a-template',
  grade: 'Grade 6',
  topic: 'Ants',
  status: 'complete',
  reason: null,
  prompt_version: '1a2b3c4d',
  checks: { passed: 3, repaired: 1, open: 0 },
  open_checks: [],
  reading: { measured_fk: 5.1, in_band: true },
  in_language: true,
  specificity: 0.5,
  sameness: 0.1,
  credits: 3000,
  input_tokens: 1000,
  output_tokens: 2000,
  calls: 1,
  first_ms: 300,
  whole_ms: 4000,
  ...changes,
});

export const reportWith = (...documents: DocumentNumbers[]): Report => ({
  format: 1,
  created_at: '2026-11-22T09:00:00.000Z',
  model: 'test',
  prompt_versions: { 'a-template': '1a2b3c4d' },
  documents,
});
