import { afterAll, expect, test, vi } from 'vitest';
import { signIn } from '../../../../tests/support/account.ts';
import { startModelServer } from '../../../../tests/support/model-server.ts';
import { startProductWithModel } from '../../../../tests/support/product-with-model.ts';
import { hardText, withHomework } from '../../../../tests/support/reading-texts.ts';
import type { Generation } from '../../../generated/schemas/index.ts';
import { lessonRequest } from '../testing.ts';

const model = await startModelServer({
  write(request) {
    // The rewrite never answers.
    model.fail({ kind: 'stall', after: 0.5 });
    return withHomework(request, hardText);
  },
});
const { product, withDatabase } = await startProductWithModel(model);
afterAll(async () => {
  await product.remove();
  await model.close();
});

test('a server killed during the rewrite leaves the first text and a complete document', async () => {
  const { headers } = await withDatabase((db) => signIn(db, { tokens: 50_000 }));
  const call = async (path: string, init: RequestInit = {}): Promise<Generation> => {
    const answer = await fetch(`${product.url}/api/generations${path}`, { ...init, headers });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  };

  Object.assign(headers, { 'content-type': 'application/json' });
  const { id } = await call('', { method: 'POST', body: JSON.stringify(lessonRequest) });
  const isRewriting = async () => {
    const { sections } = await call(`/${id}`);
    // A section is announced as finished once a checkpoint has stored it.
    expect(sections.filter(({ state }) => state !== 'finished')).toEqual([
      { key: 'homework', state: 'writing' },
    ]);
    expect(model.calls).toHaveLength(2);
  };
  await vi.waitFor(isRewriting, { timeout: 60_000, interval: 100 });
  await product.kill();
  await product.start();

  const lesson = await call(`/${id}`);
  expect(lesson).toMatchObject({ status: 'complete', version: 1, failure: null });
  expect(lesson.result['homework']).toBe(hardText);
  expect(lesson.checks).toContainEqual(expect.objectContaining({ name: 'Reading level', status: 'open' }));
  expect(lesson.credits.used).toBeGreaterThan(0);
}, 180_000);
