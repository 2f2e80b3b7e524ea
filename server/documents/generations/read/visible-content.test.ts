import { expect, test } from 'vitest';
import { generators } from '../../../generated/generators.ts';
import { readSample } from '../../templates/sample.ts';
import { snippetOf } from './snippet.ts';
import { visibleContent } from './visible-content.ts';

test.each(generators.map((generator) => [generator.templateType, generator] as const))(
  'a search in %s shows a student nothing of a teacher-only section',
  (templateType, generator) => {
    const { result } = readSample(generator);
    const hidden = Object.entries(generator.result.shape).flatMap(([key, schema]) =>
      schema.meta()?.teacher_only === true && key in result ? [key] : [],
    );
    const words = JSON.stringify(hidden.map((key) => result[key])).match(/\p{L}{4,}/gu) ?? [];
    const seen = visibleContent('student', templateType, result);
    for (const key of hidden) {
      expect(visibleContent('teacher', templateType, result)).toHaveProperty(key);
      const sections = words
        .slice(0, 20)
        .map((word) => snippetOf(seen, [word.toLowerCase()], (name) => name));
      expect(sections.map((snippet) => snippet?.section)).not.toContain(key);
    }
  },
);
