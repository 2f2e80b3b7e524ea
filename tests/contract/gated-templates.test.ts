import { expect, test } from 'vitest';
import { declarations } from '../../server/generated/declarations.ts';
import { isGated } from '../../src/app/access/gated-paths.ts';

test.each(declarations)(
  'the pages of $templateType need a subscription exactly if its runs do',
  ({ route, gate }) => {
    expect(isGated(route)).toBe(gate === 'subscription');
    expect(isGated(`${route}/history`)).toBe(gate === 'subscription');
  },
);

test.each(declarations)('$templateType is declared under a route of its audience', (declared) => {
  const { audience, route, gate, templateType } = declared;
  const area = audience === 'teacher' ? '/teacher' : '/students/templates';
  expect(route).toBe(`${area}/${templateType.replace(/^student-(?=study-notes$)/, '')}`);
  if (audience === 'student') expect(gate).toBe('subscription');
});
