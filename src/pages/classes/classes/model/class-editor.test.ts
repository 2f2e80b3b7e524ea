import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { scienceClass } from '../../../../../tests/support/classes';
import { form, newClassRequested } from './class-editor';
import { $classes } from './class-list';

test('a new class begins with a cover that no other class has', async () => {
  const coverBeside = async (covers: readonly (typeof scienceClass.class.cover)[]) => {
    const items = covers.map((cover) => ({ ...scienceClass, class: { ...scienceClass.class, cover } }));
    const scope = fork({ values: [[$classes, { state: 'ready', items }]] });
    await allSettled(newClassRequested, { scope });
    return scope.getState(form.$values).cover;
  };
  const first = await coverBeside([]);
  expect(await coverBeside([first])).not.toBe(first);
});
