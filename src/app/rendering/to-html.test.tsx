import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { toHtml } from './to-html';

/** A part that loads within the given promise. */
function pendingView(loaded: Promise<void>) {
  const Part = lazy(async () => {
    await loaded;
    return { default: () => <b>Part</b> };
  });
  return (
    <p>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
      {'after'}
    </p>
  );
}

const COMPLETE = '<p><!--$--><b>Part</b><!--/$-->after</p>';

test('waits for parts that load, and has them at once in the next view', async () => {
  const loaded = Promise.withResolvers<void>();
  const view = pendingView(loaded.promise);
  const html = toHtml(view);
  loaded.resolve();
  expect(await html).toBe(COMPLETE);
  expect(await toHtml(view)).toBe(COMPLETE);
});

test('waits for parts outside any boundary', async () => {
  const Part = lazy(async () => ({ default: () => <b>Part</b> }));
  expect(await toHtml(<Part />)).toBe('<b>Part</b>');
});

test('text of a user is not taken for a part that loads', async () => {
  expect(await toHtml(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>');
});

test.each(['inside', 'outside'])('rejects if a component %s a boundary throws', async (place) => {
  const Broken = () => {
    throw new Error('broken');
  };
  const view = place === 'inside' ? <Suspense fallback="Loading">{<Broken />}</Suspense> : <Broken />;
  await expect(toHtml(view)).rejects.toThrow('broken');
});
