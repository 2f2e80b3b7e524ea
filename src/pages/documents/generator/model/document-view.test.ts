import { expect, test } from 'vitest';
import { aiNotice } from './document-view';
import { generation } from './workspace.fixture';

test('a document by a model says so and names it; one without AI does not', () => {
  expect(aiNotice({ ...generation.meta, composed: false, model: 'gpt-5' })).toBe(
    'Written with AI (gpt-5). Check it before you use it.',
  );
  expect(aiNotice({ ...generation.meta, composed: true })).toBeUndefined();
});
