import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import '../index';
import { changeRequested } from '@/entities/generation';
import { sectionSelected } from './document';
import { $rewritePrice } from './rewrite-price';
import { generation, start } from './editor.fixture';

test('a selected section shows what rewriting it costs', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(sectionSelected, { scope, params: 'overview' });
  expect(scope.getState($rewritePrice)).toMatchObject({ credits: 640 });
  expect(JSON.stringify(outside.rewriteEstimate.mock.lastCall)).toContain(
    `"section":"overview","sectionRequest":{"version":${generation.version},"change":"again"}`,
  );
  await allSettled(sectionSelected, { scope, params: 'overview' });
  expect(scope.getState($rewritePrice)).toBeNull();
});

test('an edit asks for the price of the new version', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(sectionSelected, { scope, params: 'overview' });
  await allSettled(changeRequested, { scope, params: { kind: 'edit', title: 'The log' } });
  expect(outside.rewriteEstimate).toHaveBeenCalledTimes(2);
  expect(JSON.stringify(outside.rewriteEstimate.mock.lastCall)).toContain(
    `"version":${generation.version + 1}`,
  );
  expect(scope.getState($rewritePrice)).toMatchObject({ credits: 640 });
});

test('the price of another section is not shown', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(sectionSelected, { scope, params: 'overview' });
  outside.rewriteEstimate.mockReturnValue(new Promise(() => {}));
  void allSettled(sectionSelected, { scope, params: 'objectives' });
  expect(scope.getState($rewritePrice)).toBeNull();
});
