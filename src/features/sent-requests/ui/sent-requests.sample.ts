import type { SentRequest } from '@/shared/api/generations';

/** A request with a student's name, a second spelling of it and an email address. */
export const sentRequest: SentRequest = {
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  sent_at: '2026-11-20T09:00:00.000Z',
  cause: 'written',
  model: 'a-model',
  host: 'models.school.test',
  system: 'You write classroom documents for a qualified teacher.\n- Copy Student_1 exactly.',
  user: 'Topic: The water cycle\nThe teacher adds: Student_1 needs short sentences. Write to Email_1.\n\n<<<SOURCE-1 essay Student_1b.docx\nWater rises as vapour.\nSOURCE-1>>>',
  placeholders: [
    { name: 'Student_1', kind: 'student', value: 'Jayden' },
    { name: 'Student_1b', kind: 'student', value: 'Jayden Ortiz' },
    { name: 'Email_1', kind: 'email', value: 'ortiz@family.example' },
  ],
  input_tokens: 912,
  output_tokens: 4504,
};
