import { examAndQuizzes } from './exam-and-quizzes/exam-and-quizzes.ts';
import type { Generator } from './generator.ts';
import { lessonPlanBuilder } from './lesson-plan-builder/lesson-plan-builder.ts';

/** In the order of the shelf. */
const generators: readonly Generator[] = [lessonPlanBuilder, examAndQuizzes];

const byType = new Map<string, Generator>(generators.map((generator) => [generator.templateType, generator]));

export function generatorOf(templateType: string): Generator | undefined {
  return byType.get(templateType);
}

export function generatorsFor(role: Generator['audience']): Generator[] {
  return generators.filter((generator) => generator.audience === role);
}
