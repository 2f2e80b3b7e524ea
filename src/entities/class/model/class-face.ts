import type { ClassCover } from '@/shared/api';
import type { ClassFace } from '@/shared/api/classes';
import type { TemplateName } from '@/shared/ui/theme/tokens';

/** The book of each cover. The names of the covers are those of their colours. */
export const coverTemplates: Readonly<Record<ClassCover, TemplateName>> = {
  brick: 'work-sheets',
  terracotta: 'math-word-problems',
  marigold: 'home-work-creator',
  olive: 'long-form-assistant',
  moss: 'study-notes',
  bottle: 'lesson-plan-builder',
  jade: 'course-design',
  lagoon: 'lecture-scripts',
  petrol: 'exam-and-quizzes',
  sky: 'rubric-generator',
  denim: 'multiple-choice-handout',
  ink: 'personal-tutor',
  iris: 'grade-assignment',
  violet: 'report-card-generation',
  plum: 'research-help',
  mulberry: 'transcript-generation',
};

/** As people say it, such as 7B Science. */
export const classTitle = ({ name, subject }: Pick<ClassFace, 'name' | 'subject'>): string =>
  `${name} ${subject}`;
