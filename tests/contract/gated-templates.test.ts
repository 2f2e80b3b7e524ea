import { expect, test } from 'vitest';
import { isGated } from '../../server/billing/access.ts';
import { TemplateType } from '../../server/generated/schemas/index.ts';
import { isGated as isGatedPath } from '../../src/app/gated-paths.ts';

test.each(Object.values(TemplateType))('%s needs a plan for its page as it does for writing', (type) => {
  expect(isGatedPath(`/teacher/${type}`)).toBe(isGated('teacher', type));
  expect(isGatedPath(`/students/templates/${type}`)).toBe(isGated('student', type));
});
