import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'exam-and-quizzes',
  audience: 'teacher',
  title: 'Exams and quizzes',
  description: 'Questions of every type, with the answer key',
  group: 'Assess',
  icon: 'clipboard-list',
  cover: 'petrol',
  route: '/teacher/exam-and-quizzes',
  gate: 'subscription',
  plan: 'plus',
  firstStep: { title: 'Make a quiz', note: 'With the answer key on a separate sheet' },
} as const satisfies TemplateDeclaration;
