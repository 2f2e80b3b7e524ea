import { expect, test } from 'vitest';
import { splitContract } from './split-contract.ts';

const FILE = '/src/shared/api/generated/classes.ts';
const CODE = `import { createEffect } from 'effector';
export type Class = { id: string };
export const classUrl = (id: string) => '/classes/' + id;
export const readClassFx = createEffect(({ id }: Class) => classUrl(id));
export const removeClassFx = createEffect(() => 0);
`;

function transform(id: string): string {
  const { transform: hook } = splitContract;
  if (typeof hook !== 'object') throw new Error('The plugin has no transform with a filter.');
  return String(Reflect.apply(hook.handler, undefined, [CODE, id]));
}

test('a file of the contract only exports its parts', () => {
  expect(transform(FILE).split('\n')).toEqual([
    `export { classUrl } from '${FILE}?unit=classUrl';`,
    `export { readClassFx } from '${FILE}?unit=readClassFx';`,
    `export { removeClassFx } from '${FILE}?unit=removeClassFx';`,
  ]);
});

test('a part imports what it uses, and nothing of the others', () => {
  const part = transform(`${FILE}?unit=readClassFx`);
  expect(part).toContain(`import { classUrl } from '${FILE}?unit=classUrl';`);
  expect(part).toContain("import { createEffect } from 'effector';");
  expect(part).not.toContain('removeClassFx');
  expect(part).not.toContain('export const classUrl');
});
