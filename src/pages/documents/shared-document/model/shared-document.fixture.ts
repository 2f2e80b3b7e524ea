import type { SharedDocument } from '@/shared/api/shares';

export const shared: SharedDocument = {
  title: 'Where does a tree’s mass come from?',
  template_type: 'study-notes',
  kind: 'Study guide generator',
  icon: 'notebook-pen',
  language: 'English (US)',
  facts: ['Science', 'Grade 6'],
  sections: [
    { key: 'overview', title: 'Overview', block: 'prose', teacher_only: false, schema: { type: 'string' } },
    { key: 'self_check', title: 'Check yourself', block: 'questions', teacher_only: false, schema: {} },
  ],
  result: {
    overview: 'A willow gained 74 kilograms in five years, and its soil lost 57 grams.',
    self_check: [
      { id: 'q1', type: 'short-answer', stem: 'Name two things that a tree takes in.', points: 2, lines: 2 },
    ],
  },
  notice: null,
  expires_at: '2026-12-22T09:00:00.000Z',
};
