import type { TemplateDeclaration } from '../declaration.ts';

export const declaration = {
  templateType: 'multiple-choice-handout',
  audience: 'teacher',
  title: 'Multiple choice questions',
  description: 'A handout with versions and a bubble sheet',
  keywords: [
    'mcq',
    'multiple',
    'choice',
    'test',
    'quiz',
    'questions',
    'options',
    'handout',
    'bubble',
    'sheet',
    'check',
  ],
  group: 'Assess',
  icon: 'list-todo',
  cover: 'denim',
  route: '/teacher/multiple-choice-handout',
  gate: 'subscription',
  plan: 'plus',
  modifies: { picker: 'ModifyFrom', form: 'ModifyFrom/MultipleChoiceHandoutForm' },
} as const satisfies TemplateDeclaration;
