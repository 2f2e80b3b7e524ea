import { defineGenerator } from '../generator.ts';
import { checkQuiz } from './checks.ts';
import { deriveSection } from './derive.ts';
import { quizPrompt } from './prompt.ts';
import { quizAdapter } from './rule-adapter.ts';
import { quizDerived, quizInput, quizResult, quizSections } from './schema.ts';

export const examAndQuizzes = defineGenerator({
  templateType: 'exam-and-quizzes',
  audience: 'teacher',
  title: 'Exams and quizzes',
  description: 'Questions of every type, with the answer key',
  group: 'Assess',
  icon: 'clipboard-list',
  route: '/teacher/exam-and-quizzes',
  input: quizInput,
  result: quizResult,
  sections: quizSections,
  derived: quizDerived,
  dependents: { sections: ['marking_scheme'] },
  outputTokens: (input) => 400 + 260 * input.question_mix.reduce((sum, row) => sum + row.count, 0),
  prompt: quizPrompt,
  checks: checkQuiz,
  derive: deriveSection,
  ruleAdapter: quizAdapter,
});
