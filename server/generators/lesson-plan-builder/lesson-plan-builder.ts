import { defineGenerator } from '../generator.ts';
import { lessonPrompt } from './prompt.ts';
import { lessonInput, lessonResult, lessonSections } from './schema.ts';

export const lessonPlanBuilder = defineGenerator({
  templateType: 'lesson-plan-builder',
  audience: 'teacher',
  title: 'Lesson plan builder',
  description: 'One lesson, timed and ready to teach',
  group: 'Plan',
  icon: 'notebook-pen',
  route: '/teacher/lesson-plan-builder',
  input: lessonInput,
  result: lessonResult,
  sections: lessonSections,
  derived: ['standards_addressed'],
  outputTokens: (input) => 3_200 + 12 * input.duration_minutes + 450 * input.include.length,
  prompt: lessonPrompt,
  checks: (result) => ({ result, checks: [] }),
  draftRefusal: () => 'Without a model, this cannot be drafted yet.',
  draft: () => '',
});
